import { sql, type Kysely, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { expiryOf } from '#core/sharing/expiry.ts';
import type { MadeSmartHealthLink, NewSmartHealthLinkBody } from '#core/smart-health-links/smart-health-link.ts';
import { manifestUrl, shlinkPayload } from '#core/smart-health-links/write-shlink.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey } from '#server/ports/key-ring.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { isRef, selectDocuments, toRecord } from '../documents/document-query.ts';
import { isFinished } from '../documents/document-record.ts';
import { drawQr } from '../factors/totp/draw-qr.ts';
import { requirePlan } from '../plans/require-plan.ts';
import { mostLinks } from './link-rules.ts';
import { presentOwnLink, type PresentLinksDeps } from './present-links.ts';
import { sealLink } from './sealed-link.ts';

export type MakeLinkDeps = PresentLinksDeps & { audit: AuditTrail; passwords: PasswordHasher };

type Asked = NewSmartHealthLinkBody & {
  ref: DocumentRef;
  /** Where others reach the app. */
  origin: string;
};

/** The random parts of a link: where its manifest is, and the key of its files. */
type Drawn = { url: string; addressHash: Buffer; linkKey: string; passcodeHash: string | null };

/**
 * Makes a SMART Health Link of a document that was read. What opens it is told once. Throws AppError('plan.needs_basic' |
 * 'plan.needs_premium'), 'document.not_found', 'document.not_ready', 'share.date_past', 'share.date_too_far', 'share.too_many' and 'request.invalid' where the address of the app
 * leaves no room for one.
 */
export async function makeLink(deps: MakeLinkDeps, user: User, asked: Asked): Promise<MadeSmartHealthLink> {
  const { label, passcode, isLongTerm, origin } = asked;
  await requirePlan(deps.db, user, 'sharing');
  const drawn: Drawn = {
    ...drawAddress(origin),
    linkKey: randomBytes(32).toString('base64url'),
    // Before the transaction, which others wait for.
    passcodeHash: passcode ? await deps.passwords.hash(passcode.normalize('NFKC')) : null,
  };
  const link = await deps.db.transaction().execute((trx) => keepLink(trx, deps, user, { asked, drawn }));
  const payload = shlinkPayload({
    url: drawn.url,
    key: drawn.linkKey,
    label,
    hasPasscode: drawn.passcodeHash !== null,
    isLongTerm,
    expiresAt: link.expiresAt === null ? null : new Date(link.expiresAt),
  });
  const uri = `shlink:/${Buffer.from(payload).toString('base64url')}`;
  return { link, uri, qr: drawQr(uri) };
}

function drawAddress(origin: string): Pick<Drawn, 'url' | 'addressHash'> {
  const address = randomBytes(32).toString('base64url');
  return { url: manifestUrl(origin, address), addressHash: hashOfToken(address) };
}

async function keepLink(
  trx: Transaction<Database>,
  { keyRing, audit }: MakeLinkDeps,
  user: User,
  { asked, drawn }: { asked: Asked; drawn: Drawn },
) {
  const { ref, label, expirationDate, isLongTerm } = asked;
  const { addressHash, linkKey, passcodeHash } = drawn;
  await requirePlan(trx, user, 'sharing');
  await holdAccount(trx, user.userId);
  const key = await holdReadDocument(trx, ownerOf(user), ref);
  await checkRoom(trx, key.id);
  const { id } = await trx
    .insertInto('smart_health_links')
    .values({
      ticket: key.id,
      address_hash: addressHash,
      sealed_link: await sealLink(keyRing, { key, addressHash }, { key: linkKey, label }),
      passcode_hash: passcodeHash,
      is_long_term: isLongTerm,
      expires_on: expirationDate ?? null,
      expires_at: expirationDate ? await endOf(trx, user, expirationDate) : null,
      revoked_at: null,
      last_opened_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await presentOwnLink({ db: trx, keyRing }, ownerOf(user), id);
  const fields = { link: link.id };
  await audit.record(trx, ownerEvent(user, { action: 'health_link.created', ticket: key.id, fields }));
  return link;
}

/** Those who make links of the same document come one after the other, so that there is never one too many. */
async function holdReadDocument(trx: Transaction<Database>, owner: string, ref: DocumentRef): Promise<DocumentKey> {
  const row = await selectDocuments(trx)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where(isRef(ref))
    .forNoKeyUpdate('documents')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('document.not_found');
  const record = toRecord(row);
  if (!isFinished(record)) throw new AppError('document.not_ready');
  return record.key;
}

async function checkRoom(trx: Transaction<Database>, ticket: string): Promise<void> {
  const { count } = await trx
    .selectFrom('smart_health_links')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostLinks) throw new AppError('share.too_many', { values: { limit: mostLinks } });
}

async function endOf(trx: Kysely<Database>, { userId }: User, date: string): Promise<Date> {
  const { timeZone, now } = await trx
    .selectFrom('users')
    .select(['time_zone as timeZone', sql<Date>`now()`.as('now')])
    .where('id', '=', String(userId))
    .executeTakeFirstOrThrow();
  return expiryOf(date, { timeZone, now });
}
