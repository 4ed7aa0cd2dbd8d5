import type { Kysely, Transaction } from 'kysely';
import { userIdOf } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { healthLinkLockedWords } from '../mail/mail-texts.ts';
import { tellOwner, type TellOwnerDeps } from '../mail/tell-owner.ts';
import type { FoundLink } from './find-link.ts';

export type NoteRefusalDeps = TellOwnerDeps & { db: Kysely<Database>; audit: AuditTrail };

/** Writes down that a wrong passcode was tried. With the last one the link closes, and its owner is told: on their pages, and by mail. */
export const noteRefusal = (
  { db, ...deps }: NoteRefusalDeps,
  { id, owner, ticket }: FoundLink,
  { isLast }: { isLast: boolean },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (isLast) await mailOwner(trx, deps, owner);
    const event = { owner, actor: 'unknown', ticket, fields: { link: Number(id) } } as const;
    await deps.audit.record(trx, { ...event, action: 'health_link.refused' });
    if (!isLast) return;
    const number = await deps.audit.record(trx, { ...event, action: 'health_link.locked' });
    await trx
      .insertInto('owner_notices')
      .values({ owner, number: String(number) })
      .execute();
  });

async function mailOwner(trx: Transaction<Database>, deps: TellOwnerDeps, owner: string): Promise<void> {
  const userId = userIdOf(owner);
  if (userId === undefined) return;
  await tellOwner(trx, deps, userId, { kind: 'health_link_locked', ...healthLinkLockedWords() });
}
