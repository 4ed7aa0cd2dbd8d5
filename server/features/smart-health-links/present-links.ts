import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import type { Database } from '#server/db/database.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { linkState, mostTries } from './link-rules.ts';
import { openLink } from './sealed-link.ts';

export type PresentLinksDeps = { db: Kysely<Database>; keyRing: KeyRing };

/** The links of an owner's documents, as far as these are there to be seen. */
export const selectLinks = (db: Kysely<Database>, owner: string) =>
  db
    .selectFrom('smart_health_links')
    .innerJoin('documents', 'documents.ticket', 'smart_health_links.ticket')
    .innerJoin('document_keys', 'document_keys.ticket', 'smart_health_links.ticket')
    .selectAll('smart_health_links')
    .select(['documents.number', 'document_keys.wrapped', linkState.as('state')])
    .where('documents.owner', '=', owner)
    .where('documents.deleted_at', 'is', null);

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>;

/** A link as its owner sees it: without its key and its address, which were told once. */
export const presentLink = async (keyRing: KeyRing, row: LinkRow): Promise<SmartHealthLink> => ({
  id: Number(row.id),
  documentId: Number(row.number),
  label: await labelOf(keyRing, row),
  state: row.state,
  hasPasscode: row.passcode_hash !== null,
  remainingAttempts: row.passcode_hash === null ? null : Math.max(0, mostTries - row.tries),
  isLongTerm: row.is_long_term,
  expirationDate: row.expires_on,
  expiresAt: row.expires_at?.toISOString() ?? null,
  openedCount: row.opened_count,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** Throws AppError('health_link.not_found') alike for another's and for what never was. */
export async function presentOwnLink(
  { db, keyRing }: PresentLinksDeps,
  owner: string,
  linkId: string,
): Promise<SmartHealthLink> {
  const row = await selectLinks(db, owner).where('smart_health_links.id', '=', linkId).executeTakeFirst();
  if (row === undefined) throw new AppError('health_link.not_found');
  return presentLink(keyRing, row);
}

/** A damaged one must not hide the others, nor keep its owner from revoking it. */
async function labelOf(keyRing: KeyRing, row: LinkRow): Promise<string> {
  const { ticket: id, wrapped, address_hash: addressHash, sealed_link: sealed } = row;
  try {
    return (await openLink(keyRing, { key: { id, wrapped }, addressHash }, sealed)).label;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'storage.damaged') throw error;
    return '';
  }
}
