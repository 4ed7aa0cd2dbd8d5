/**
 * Every table, joined from the features that own them: a feature exports its rows as
 * `type XTables = { table_name: XTable }` from its `x.table.ts`, and stands here with `&`.
 */
export type Database = Record<never, never>;
