import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { forgetAttempts } from './attempts.ts';
import { endOverSessions } from './end-sessions.ts';

/** Ends what is over without anybody asking, and forgets tries and devices of long ago. */
export const tidySessions = ({ db, audit }: { db: Kysely<Database>; audit: AuditTrail }) => ({
  name: 'sessions.tidy',
  seconds: 300,
  async run(signal: AbortSignal): Promise<void> {
    await endOverSessions({ db, audit }, signal);
    await forgetAttempts(db);
    // As long as browsers keep the cookie of a device.
    await db
      .deleteFrom('known_devices')
      .where('seen_at', '<', sql<Date>`now() - interval '400 days'`)
      .execute();
  },
});
