import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { User } from '#core/kernel/actor.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';

type Settings = {
  plan?: PlanName;
  nextPlan?: { plan: PlanName; at: Date };
  timeZone?: string;
  signedOutAt?: Date;
  /** Whether one of their sessions is there. */
  isSignedIn?: boolean;
};

/** A row of somebody with an account, for tests of what is about accounts but not of signing in. */
export async function addUser(db: Kysely<Database>, settings: Settings = {}): Promise<User> {
  const { plan = 'premium', nextPlan, timeZone = 'UTC', signedOutAt = null, isSignedIn = true } = settings;
  const username = `user-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      username_key: username,
      password_hash: 'none',
      sealed_profile: Buffer.of(),
      email_index: null,
      email_verified_at: null,
      time_zone: timeZone,
      plan,
      next_plan: nextPlan?.plan ?? null,
      next_plan_at: nextPlan?.at ?? null,
      signed_out_at: signedOutAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  const session = { id: sessionId, token_hash: randomBytes(32), user_id: id, device: 'Chrome', is_kept: false };
  if (isSignedIn) await db.insertInto('sessions').values(session).execute();
  return { kind: 'user', userId: Number(id), username, sessionId, isAdmin: false, isRecent: true };
}
