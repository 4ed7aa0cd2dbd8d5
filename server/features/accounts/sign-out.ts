import type { Kysely } from 'kysely';
import type { Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endSessions } from './end-sessions.ts';

export type SignOutDeps = { db: Kysely<Database>; audit: AuditTrail };

/** Ends the session of this browser. Whoever has none is signed out already. */
export async function signOut({ db, audit }: SignOutDeps, actor: Actor): Promise<void> {
  if (actor.kind !== 'user') return;
  const { userId, sessionId: id } = actor;
  await db.transaction().execute((trx) => endSessions(trx, audit, { userId, id }, 'signed_out'));
}
