import type { Kysely, Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

// Serialization failure and deadlock: nothing of the transaction has happened, and done again it may well pass.
const conflicts = new Set(['40001', '40P01']);

type Work<Result> = (transaction: Transaction<Database>) => Promise<Result>;

const mostTries = 8;
const firstPauseMs = 10;
const longestPauseMs = 500;

/** Whether the database has undone what was asked because it came across something else at the same moment. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && conflicts.has(error.code);

/**
 * Has a transaction, and a statement without one, done again from its start when it came across another one, after a short and random pause.
 * So what is done in a transaction may happen several times, and touches nothing but the transaction. One that asks for an isolation level of
 * its own is done once.
 */
export function retryConflicts(db: Kysely<Database>): Kysely<Database> {
  const begin = db.transaction.bind(db);
  const transaction = () => {
    const begun = begin();
    const execute = begun.execute.bind(begun);
    return Object.assign(begun, { execute: <Result>(work: Work<Result>) => untilItPasses(() => execute(work)) });
  };
  // Statements of a transaction go another way: what they belong to has to be done again as a whole.
  const executor = db.getExecutor();
  const ask = executor.executeQuery.bind(executor);
  const executeQuery: typeof executor.executeQuery = (query, options) => untilItPasses(() => ask(query, options));
  Object.assign(executor, { executeQuery });
  return Object.assign(db, { transaction });
}

async function untilItPasses<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries === mostTries) throw error;
    }
    await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
  }
}
