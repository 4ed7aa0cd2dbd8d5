import type { ColumnType, Generated } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';

/** What a person agreed to for one provider, in the words that were shown. One at most stands: its `revoked_at` is null. */
export type ConsentsTable = {
  id: Generated<string>;
  person: string;
  engine: Engine;
  host: string;
  is_masked: boolean;
  wording_version: number;
  wording: string;
  given_at: ColumnType<Date, never, never>;
  revoked_at: Date | null;
};

export type ConsentTables = { consents: ConsentsTable };
