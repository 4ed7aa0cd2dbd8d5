import type { Generated } from 'kysely';

export type ExportTables = {
  /** Each opens one export once. */
  export_links: { token_hash: Buffer; user_id: string; created_at: Generated<Date> };
};
