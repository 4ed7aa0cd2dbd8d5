import type { Migration } from 'kysely/migration';

/** Every step of the schema, in order. A step that was released is never edited: a new one follows it. */
export const migrations: Record<string, Migration> = {};
