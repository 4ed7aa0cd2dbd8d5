import type { Kysely, Transaction, TransactionBuilder } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

// Serialization failure and deadlock: nothing of the transaction has happened, and done again it may well pass.
const conflicts = new Set(['40001', '40P01']);

const mostTries = 8;
const firstPauseMs = 10;
const longestPauseMs = 500;

/** Whether the database has undone what was asked because it came across something else at the same moment. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && conflicts.has(error.code);

/**
 * Has every transaction done again from its start when it came across another one, after a short and random pause. So what is done in one may
 * happen several times, and touches nothing but the transaction. One that asks for an isolation level of its own is done once.
 */
export function retryConflicts(db: Kysely<Database>): Kysely<Database> {
  const begin = db.transaction.bind(db);
  db.transaction = () => retried(begin());
  return db;
}

function retried(transaction: TransactionBuilder<Database>): TransactionBuilder<Database> {
  const execute = transaction.execute.bind(transaction);
  transaction.execute = async <Result>(work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await execute(work);
      } catch (error) {
        if (!isConflict(error) || tries === mostTries) throw error;
      }
      await pause(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
    }
  };
  return transaction;
}
