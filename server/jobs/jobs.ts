import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Queue } from './queue.ts';

export type SendOptions = {
  /** Sends as part of this transaction: the job exists exactly when the rows do. */
  within?: Transaction<Database>;
  /** Starts no sooner than this. */
  afterSeconds?: number;
  /** Whose work it is, for queues that everybody shares. */
  turn?: Turn;
};

/**
 * The place of a job among those of others: `of` is the id of whoever waits for it, `behind` how many jobs of theirs wait or run
 * already. The first job of one comes before the second of another, and nobody holds every place of a process that has several. -1 goes
 * before the first of everybody.
 */
export type Turn = { of: string; behind: number };

export type JobContext = {
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  /** The turn it was sent with. */
  turn?: Turn | undefined;
};

export type JobHandler<Payload extends object> = {
  queue: Queue<Payload>;
  run(payload: Payload, context: JobContext): Promise<void>;
  /** Called when the job is given up, so that no document waits for ever. May be called again after a crash. */
  giveUp?(payload: Payload): Promise<void>;
  /** How many run at once in this process. */
  concurrency?: number;
  /** How many of those are of one owner; all but one where nothing is said. */
  concurrencyPerOwner?: number;
};

/** Background work that survives the process. Throws when the database cannot be reached. */
export type Jobs = {
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
};
