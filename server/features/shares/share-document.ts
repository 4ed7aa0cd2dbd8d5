import { sql, type Kysely, type Transaction } from 'kysely';
import { checkEmail, type Email } from '#core/accounts/check-email.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { expiryOf } from '#core/sharing/expiry.ts';
import type { NewShareBody, ShareKeys } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { isRef, selectDocuments } from '../documents/document-query.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MailPlan } from '../mail/plan-mail.ts';
import { requirePlan } from '../plans/require-plan.ts';
import { mailShare, planShareMail } from './mail-share.ts';
import { openNumberDoor } from './open-number-door.ts';
import { presentShare } from './present-shares.ts';
import { sealRecipient } from './sealed-recipient.ts';
import { drawKeys, linkOfShare, type DrawKeysDeps, type DrawnKeys } from './share-keys.ts';

export type ShareDeps = DrawKeysDeps & {
  db: Kysely<Database>;
  keyRing: KeyRing;
  audit: AuditTrail;
  outbox: Outbox;
};

/** Where links lead: as the owner's browser knows the app, and as strangers may be sent there; undefined where they may not. */
export type LinkOrigins = { shown: string; mailed: string | undefined };

const mostShares = 50;

type Asked = Omit<NewShareBody, 'ownerId' | 'recipientEmail'> & { recipient: Email; keys: DrawnKeys };

/**
 * Shares a document with one address, and mails the link there where mail can be sent. The code is given to the owner alone, once. Throws
 * AppError('plan.needs_basic' | 'plan.needs_premium'), 'document.not_found', 'account.email_unusable', 'share.own_address',
 * 'share.date_past', 'share.date_too_far' and 'share.too_many'.
 */
export async function shareDocument(
  deps: ShareDeps,
  user: User,
  { origins, recipientEmail, ...body }: NewShareBody & { origins: LinkOrigins },
): Promise<ShareKeys> {
  const { userId } = user;
  await requirePlan(deps.db, user, 'sharing');
  const recipient = checkEmail(recipientEmail);
  const mail = await planShareMail(deps, { userId, recipient, origin: origins.mailed });
  const keys = await drawKeys(deps);
  const { accessCode, token } = keys;

  const share = await deps.db.transaction().execute(async (trx) => {
    await requirePlan(trx, user, 'sharing');
    const { shareId, ticket } = await keepShare(trx, deps, user, { ...body, recipient, keys });
    if ('origin' in mail) {
      await mailShare(trx, deps, { userId, shareId, to: recipient.address, origin: mail.origin, token });
    }
    const made = await presentShare({ ...deps, db: trx }, user, String(shareId));
    const fields = { share: shareId, level: body.accessLevel };
    await deps.audit.record(trx, ownerEvent(user, { action: 'share.created', ticket, fields }));
    return made;
  });
  return { share, accessCode, link: linkOfShare(origins.shown, token), ...reasonIn(mail) };
}

/** What the owner is told of a mail that does not go out. */
export const reasonIn = (mail: MailPlan): Pick<ShareKeys, 'whyNoMail'> =>
  'whyNot' in mail ? { whyNoMail: mail.whyNot } : {};

type Kept = { shareId: number; ticket: string };

async function keepShare(
  trx: Transaction<Database>,
  { keyRing, blindIndex }: ShareDeps,
  user: User,
  { documentId, recipient, accessLevel, permissionType, expirationDate, keys }: Asked,
): Promise<Kept> {
  await holdAccount(trx, user.userId);
  const key = await holdDocument(trx, ownerOf(user), documentId);
  const index = blindIndex('email', recipient.key);
  const { expiresAt } = await checkAgainstAccount(trx, user, { index, expirationDate });
  await checkRoom(trx, key.id);
  await openNumberDoor(trx, key.id);
  const { id } = await trx
    .insertInto('shares')
    .values({
      ticket: key.id,
      sealed_recipient: await sealRecipient(keyRing, { key, index }, { email: recipient.address }),
      recipient_index: index,
      level: accessLevel,
      recipient_type: permissionType,
      expires_on: expirationDate ?? null,
      expires_at: expiresAt,
      revoked_at: null,
      last_opened_at: null,
      ...keys.kept,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { shareId: Number(id), ticket: key.id };
}

/** Those who share the same document come one after the other, so that there is never one share too many. */
async function holdDocument(trx: Transaction<Database>, owner: string, documentId: number): Promise<DocumentKey> {
  const row = await selectDocuments(trx)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where(isRef(String(documentId)))
    .forNoKeyUpdate('documents')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('document.not_found');
  return { id: row.ticket, wrapped: row.wrapped };
}

async function checkAgainstAccount(
  trx: Transaction<Database>,
  { userId }: User,
  { index, expirationDate }: { index: Buffer; expirationDate: string | null | undefined },
): Promise<{ expiresAt: Date | null }> {
  const { time_zone, is_own, now } = await trx
    .selectFrom('users')
    .select(['time_zone', sql<Date>`now()`.as('now')])
    .select(sql<boolean>`coalesce(email_index = ${index} and email_verified_at is not null, false)`.as('is_own'))
    .where('id', '=', String(userId))
    .executeTakeFirstOrThrow();
  if (is_own) throw new AppError('share.own_address');
  return { expiresAt: expirationDate ? expiryOf(expirationDate, { timeZone: time_zone, now }) : null };
}

async function checkRoom(trx: Transaction<Database>, ticket: string): Promise<void> {
  const { count } = await trx
    .selectFrom('shares')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostShares) throw new AppError('share.too_many', { values: { limit: mostShares } });
}
