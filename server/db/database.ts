import type { KeyRingTables } from './key-canary.table.ts';
import type { ConsentTables } from '#server/features/consents/consents.table.ts';
import type { DocumentTables } from '#server/features/documents/documents.table.ts';
import type { TellingTables } from '#server/features/tellings/tellings.table.ts';
import type { ModelTables } from '#server/models/model-runs.table.ts';
import type { InterpretationTables } from '#server/features/interpretations/interpretations.table.ts';

/**
 * Every table, joined from the features that own them: a feature exports its rows as
 * `type XTables = { table_name: XTable }` from its `x.table.ts`, and stands here with `&`.
 */
export type Database = KeyRingTables &
  DocumentTables &
  InterpretationTables &
  TellingTables &
  ModelTables &
  ConsentTables;
