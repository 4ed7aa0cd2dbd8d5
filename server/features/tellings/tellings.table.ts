import type { ColumnType, Generated } from 'kysely';
import type { Engine, Language } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import type { TellingStage, WhyNoModel } from '#core/documents/telling.ts';

/** What a model tells of a document, for one level and language. */
export type TellingsTable = {
  ticket: string;
  level: ReadingLevel;
  language: Language;
  stage: TellingStage;
  /** Grows with every change. */
  revision: Generated<number>;
  /** The one run that may write here: whoever has lost it stops. */
  run: string | null;
  engine: Engine | null;
  model: string | null;
  /** What the words were written for (see telling-key.ts): they are no longer shown when it has changed. */
  fits: Buffer | null;
  /** The words so far, under the document's key. */
  sealed_told: Buffer | null;
  reason: WhyNoModel | null;
  changed_at: ColumnType<Date, never, Date>;
};

export type TellingTables = { tellings: TellingsTable };
