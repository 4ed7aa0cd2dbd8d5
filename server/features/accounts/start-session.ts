import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { userOwner, type Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { describeDevice } from './describe-device.ts';
import { endSessions } from './end-sessions.ts';
import { hashOfToken } from './find-user.ts';

/** From where somebody signs in, and who they were until now. */
export type Visit = { actor: Actor; deviceId: string; userAgent: string | undefined };

export const visitOf = ({ actor, deviceId, headers }: FastifyRequest): Visit => ({
  actor,
  deviceId,
  userAgent: headers['user-agent'],
});

/** How somebody has shown who they are. */
export type HowSignedIn = 'password' | 'password_and_code' | 'passkey' | 'registered' | 'recovered';

export type StartSessionDeps = { audit: AuditTrail; blindIndex: BlindIndex };
export type StartedSession = { token: string; isKept: boolean };

type NewSession = { userId: number; visit: Visit; how: HowSignedIn; isKept?: boolean };

/**
 * Signs somebody in who has shown who they are: `reply.giveSession(…)` hands what this gives to the browser. The session that the browser
 * had so far ends, and the device is known from now on.
 */
export async function startSession(
  trx: Transaction<Database>,
  { audit, blindIndex }: StartSessionDeps,
  { userId, visit, how, isKept = false }: NewSession,
): Promise<StartedSession> {
  const { actor, deviceId, userAgent } = visit;
  if (actor.kind === 'user') {
    await endSessions(trx, audit, { userId: actor.userId, id: actor.sessionId }, 'replaced');
  }
  const token = randomBytes(32).toString('base64url');
  const device = describeDevice(userAgent);
  await trx
    .insertInto('sessions')
    .values({ id: randomUUID(), token_hash: hashOfToken(token), user_id: String(userId), device, is_kept: isKept })
    .execute();
  await rememberDevice(trx, userId, hashOfDevice(blindIndex, deviceId));
  await audit.record(trx, {
    owner: userOwner(userId),
    actor: 'owner',
    action: 'account.signed_in',
    fields: { how, device },
  });
  return { token, isKept };
}

export const hashOfDevice = (blindIndex: BlindIndex, deviceId: string): Buffer => blindIndex('device', deviceId);

async function rememberDevice(trx: Transaction<Database>, userId: number, device_hash: Buffer): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ user_id: String(userId), device_hash })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
}
