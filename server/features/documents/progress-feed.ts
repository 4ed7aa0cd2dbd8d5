import type { Pool, PoolClient } from 'pg';
import { askInTime } from '#server/db/ask-in-time.ts';
import { progressChannel } from './document-query.ts';

/** Tells at once when a document came further, whichever process did it. A notice can be missed: look now and then. */
export type ProgressFeed = {
  /** Returns how to stop listening. */
  subscribe(ticket: string, wake: () => void): () => void;
  /** Whether notices arrive at present; while not, followers look more often. */
  isLive(): boolean;
  isClosed(): boolean;
  /** Wakes everybody a last time. */
  close(): void;
};

const reconnectMs = 1000;

/** Listens on one connection of the pool, from the first follower on, and comes back when that connection is lost. */
export function createProgressFeed(pool: Pool): ProgressFeed {
  const followers = new Map<string, Set<() => void>>();
  let client: PoolClient | undefined;
  let state: 'idle' | 'connecting' | 'live' | 'closed' = 'idle';

  const isClosed = () => state === 'closed';
  const wakeAll = () => {
    for (const wakes of followers.values()) for (const wake of wakes) wake();
  };

  const lose = (lost: PoolClient | undefined) => {
    // One loss can be reported twice, by the connection and by the query on it.
    if (lost !== client) return;
    client = undefined;
    lost?.release(true);
    if (isClosed()) return;
    state = 'idle';
    setTimeout(() => void connect(), reconnectMs).unref();
  };

  const connect = async () => {
    if (state !== 'idle' || followers.size === 0) return;
    state = 'connecting';
    let fresh: PoolClient | undefined;
    try {
      fresh = await pool.connect();
      client = fresh;
      fresh.on('error', () => lose(fresh));
      fresh.on('notification', ({ payload = '' }) => followers.get(payload)?.forEach((wake) => wake()));
      await askInTime(fresh, { text: `LISTEN ${progressChannel}` });
      if (isClosed()) lose(fresh);
      else state = 'live';
      wakeAll();
    } catch {
      lose(fresh);
    }
  };

  return {
    subscribe(ticket, wake) {
      const wakes = followers.get(ticket) ?? new Set();
      followers.set(ticket, wakes.add(wake));
      void connect();
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && followers.get(ticket) === wakes) followers.delete(ticket);
      };
    },
    isLive: () => state === 'live',
    isClosed,
    close() {
      state = 'closed';
      lose(client);
      wakeAll();
    },
  };
}
