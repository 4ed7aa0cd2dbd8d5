import { sql } from 'kysely';
import type { ReauthenticateBody, SessionState } from '#core/accounts/account.ts';
import type { User } from '#core/kernel/actor.ts';
import { clearAttempts, reserveAttempt } from './attempts.ts';
import { checkSecrets, type CheckSecretsDeps } from './check-secrets.ts';
import { getSessionState } from './get-session-state.ts';

/**
 * Shows once more who sits there, for changes to the account. Counted apart from signing in: whoever finds a page left open cannot lock
 * its owner out. Throws AppError as `checkSecrets` does, and 'auth.too_many_tries'.
 */
export async function reauthenticate(
  deps: CheckSecretsDeps,
  user: User,
  body: ReauthenticateBody,
): Promise<SessionState> {
  const attempt = { scope: 'reauthenticate', subject: String(user.userId) };
  await reserveAttempt(deps.db, deps.blindIndex, attempt);
  const row = await deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', String(user.userId))
    .executeTakeFirst();
  await checkSecrets(deps, row && { userId: user.userId, passwordHash: row.password_hash }, body);
  await clearAttempts(deps.db, deps.blindIndex, attempt);
  await deps.db
    .updateTable('sessions')
    .set({ authenticated_at: sql`now()`, seen_at: sql`now()` })
    .where('id', '=', user.sessionId)
    .execute();
  return getSessionState(deps, user);
}
