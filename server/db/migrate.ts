import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';

/** Brings the schema up to date, each step once, however many processes start together. Returns the steps taken. */
export async function migrate(
  db: Kysely<Database>,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db, steps).migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Brings an empty schema to where a step of this name ends. */
export async function migrateTo(db: Kysely<Database>, step: string): Promise<void> {
  const { error } = await migratorOf(db, migrations).migrateTo(step);
  if (error !== undefined) throw error;
}

const migratorOf = (db: Kysely<Database>, steps: Readonly<Record<string, Migration>>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });
