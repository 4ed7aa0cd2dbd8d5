import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditEvent, AuditFields } from '#core/audit/audit-event.ts';
import { userIdOf } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { shareLockedWords } from '../mail/mail-texts.ts';
import { tellOwner, type TellOwnerDeps } from '../mail/tell-owner.ts';
import type { CountedTry } from './count-try.ts';
import { mostTries } from './share-rules.ts';

export type NoteRefusalDeps = TellOwnerDeps & { db: Kysely<Database>; audit: AuditTrail };

/** Writes a wrong code down for the owner. The one that closes a door is told them as well: on their pages, and by mail where it can go. */
export const noteRefusal = ({ db, ...deps }: NoteRefusalDeps, counted: CountedTry): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const isLast = counted.tries === mostTries && (await holdClosed(trx, counted));
    if (isLast) await mailOwner(trx, deps, counted.owner);
    await deps.audit.record(trx, eventOf(counted, 'share.refused'));
    if (!isLast) return;
    const number = await deps.audit.record(trx, eventOf(counted, 'share.locked'));
    await trx
      .insertInto('owner_notices')
      .values({ owner: counted.owner, number: String(number) })
      .execute();
  });

/** Whether the door is still closed: meanwhile its owner may have opened it, or a right code that came before. */
async function holdClosed(trx: Transaction<Database>, { ticket, shareId }: CountedTry): Promise<boolean> {
  const { rows } =
    shareId === undefined
      ? await sql`select from share_doors where ticket = ${ticket} and tries >= ${mostTries} for update`.execute(trx)
      : await sql`select from shares where id = ${shareId} and tries >= ${mostTries} for update`.execute(trx);
  return rows.length > 0;
}

async function mailOwner(trx: Transaction<Database>, deps: TellOwnerDeps, owner: string): Promise<void> {
  const userId = userIdOf(owner);
  if (userId !== undefined) await tellOwner(trx, deps, userId, { kind: 'share_locked', ...shareLockedWords() });
}

/** A code that came with the number of a document was meant for any of its shares. */
const eventOf = (
  { owner, ticket, shareId }: CountedTry,
  action: Extract<AuditEvent['action'], 'share.refused' | 'share.locked'>,
): AuditEvent => {
  const fields: AuditFields = shareId === undefined ? { by: 'number' } : { share: Number(shareId), by: 'link' };
  return { owner, actor: 'unknown', action, ticket, fields };
};
