import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import { refuseIncompatible } from './newer-steps.ts';
import { isConflict } from './retry-conflicts.ts';

/**
 * A step is one transaction. One that is `outsideTransaction`, such as an index that is built `concurrently`, is not: it has to be able to
 * run again where it was interrupted.
 */
export type Step = Migration & { outsideTransaction?: true };

type Steps = Readonly<Record<string, Step>>;

export type Patience = {
  /** A step that waits for a lock holds up everybody behind it: after this long it lets them pass. */
  lockTimeoutMs: number;
  /** Before it tries again. */
  pauseMs: number;
  tries: number;
};

// Five minutes in all, in which whoever holds a table has most likely ended.
const usual: Patience = { lockTimeoutMs: 2_000, pauseMs: 1_000, tries: 100 };
const lookAgainMs = 200;

/**
 * Brings the schema up to date, each step once and by itself, however many processes start together, while others go on working with the
 * schema before. Returns the steps taken. A schema that is newer is left as it is; throws StartupError when this program cannot use it.
 */
export function migrate(
  db: Kysely<Database>,
  steps: Steps = migrations,
  patience: Patience = usual,
): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await waitForTurn(connection);
    try {
      return await takeAll(connection, steps, patience);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('migrations'))`.execute(connection);
    }
  });
}

/**
 * One process at a time. Looks again and again rather than waiting in the database: an index that is built `concurrently` waits for every
 * statement that has begun before it, and would wait for ours. The turn goes with the connection, so that a process that dies lets go.
 */
async function waitForTurn(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(hashtext('migrations')) as "isOurs"`.execute(db);
    if (rows[0]?.isOurs === true) return;
    await pause(lookAgainMs);
  }
}

/** Brings an empty schema to where a step of this name ends. */
export async function migrateTo(db: Kysely<Database>, step: string): Promise<void> {
  const names = Object.keys(migrations);
  if (!names.includes(step)) throw new Error(`There is no step ${step}.`);
  const upToIt = Object.entries(migrations).slice(0, names.indexOf(step) + 1);
  await migrate(db, Object.fromEntries(upToIt));
}

async function takeAll(db: Kysely<Database>, steps: Steps, patience: Patience): Promise<string[]> {
  const taken = await takenSteps(db);
  refuseIncompatible(taken, Object.keys(steps));
  // Steps of a newer program are there already: they only have to be known by name.
  const newer = Object.fromEntries(taken.filter((name) => !(name in steps)).map((name) => [name, nothing]));
  const due = Object.keys(steps).filter((name) => !taken.includes(name));
  for (const name of due) await takeWithPatience(db, { ...newer, ...steps }, name, patience);
  return due;
}

const nothing: Step = { up: () => Promise.resolve() };

async function takenSteps(db: Kysely<Database>): Promise<string[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function takeWithPatience(db: Kysely<Database>, steps: Steps, name: string, patience: Patience): Promise<void> {
  const { lockTimeoutMs, pauseMs, tries } = patience;
  for (let tried = 1; ; tried++) {
    const { error } = await takeOne(db, steps, name, lockTimeoutMs);
    if (error === undefined) return;
    if (!isHeldUp(error)) throw error;
    if (tried === tries) throw new StartupError(heldUp(name), { cause: error });
    await pause(pauseMs);
  }
}

async function takeOne(db: Kysely<Database>, steps: Steps, name: string, lockTimeoutMs: number) {
  const disableTransactions = steps[name]?.outsideTransaction === true;
  // Outside of a transaction nothing is held that others need, and waiting is what it has to do.
  await sql`select set_config('lock_timeout', ${disableTransactions ? '0' : String(lockTimeoutMs)}, false)`.execute(db);
  return migratorOf(db, steps)
    .migrateUp({ disableTransactions })
    .finally(() => sql`select set_config('lock_timeout', '0', false)`.execute(db));
}

const migratorOf = (db: Kysely<Database>, steps: Steps): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });

/** Waited too long for a lock, or came across something else at the same moment. */
const isHeldUp = (error: unknown): boolean =>
  isConflict(error) || (error instanceof Error && 'code' in error && error.code === '55P03');

const heldUp = (name: string): string =>
  `The database could not be brought up to date: step ${name} waits for a table that something else holds. Look for long transactions (pg_stat_activity), and start again. Nothing was changed by this step.`;
