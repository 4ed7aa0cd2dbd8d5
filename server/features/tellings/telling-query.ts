import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { TellingRef } from './telling-queue.ts';

export const isTelling =
  ({ ticket, level, language }: TellingRef) =>
  (where: ExpressionBuilder<Database, 'tellings'>) =>
    where.and([
      where('tellings.ticket', '=', ticket),
      where('tellings.level', '=', level),
      where('tellings.language', '=', language),
    ]);

/** A telling of which nothing is there yet. */
export const fresh = { run: null, engine: null, model: null, fits: null, sealed_told: null, reason: null };

/** Belongs to every change. */
export const changed = { revision: sql<number>`tellings.revision + 1`, changed_at: sql<Date>`now()` };
