import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { isFileFresh, isLinkUp } from './link-rules.ts';

/** A link by which somebody comes who is not its owner. */
export type FoundLink = {
  id: string;
  ticket: string;
  owner: string;
  addressHash: Buffer;
  sealedLink: Buffer;
  passcodeHash: string | null;
  tries: number;
  isLongTerm: boolean;
};

const selectFound = (db: Kysely<Database>) =>
  db
    .selectFrom('smart_health_links')
    .innerJoin('documents', 'documents.ticket', 'smart_health_links.ticket')
    .innerJoin('document_keys', 'document_keys.ticket', 'smart_health_links.ticket')
    .select(['smart_health_links.id', 'smart_health_links.ticket', 'documents.owner', 'tries'])
    .select(['address_hash as addressHash', 'sealed_link as sealedLink', 'passcode_hash as passcodeHash'])
    .select('is_long_term as isLongTerm')
    .where('documents.deleted_at', 'is', null);

/** Whether too many passcodes were tried is told by `checkPasscode`. Throws AppError('health_link.not_found') alike for what has ended and what never was. */
export async function findLink(db: Kysely<Database>, address: string): Promise<FoundLink> {
  const link = await selectFound(db)
    .where('address_hash', '=', hashOfToken(address))
    .where(isLinkUp)
    .executeTakeFirst();
  if (link === undefined) throw new AppError('health_link.not_found');
  return link;
}

/**
 * The link that a manifest pointed at a file of. Whoever had the right passcode loses nothing when others guess wrong ones. Throws
 * AppError('health_link.not_found') alike for a file whose time is over, one of a link that has ended, and what never was.
 */
export async function findLinkOfFile(db: Kysely<Database>, token: string): Promise<FoundLink> {
  const link = await selectFound(db)
    .innerJoin('smart_health_files', 'smart_health_files.link_id', 'smart_health_links.id')
    .where('token_hash', '=', hashOfToken(token))
    .where(isFileFresh)
    .where(isLinkUp)
    .executeTakeFirst();
  if (link === undefined) throw new AppError('health_link.not_found');
  return link;
}

/** Whether something is still given out by a link, asked while it is on its way. */
export async function isStillUp(db: Kysely<Database>, linkId: string): Promise<boolean> {
  const link = await selectFound(db).where('smart_health_links.id', '=', linkId).where(isLinkUp).executeTakeFirst();
  return link !== undefined;
}
