import { sql, type Kysely, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { AppError } from '#core/kernel/app-error.ts';
import type {
  Manifest,
  ManifestBody,
  ManifestFile,
  WrongPasscode,
} from '#core/smart-health-links/smart-health-link.ts';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { checkPasscode, type CheckPasscodeDeps } from './check-passcode.ts';
import { fileContentType, sealedPieces } from './sealed-pieces.ts';
import { findLink, type FoundLink } from './find-link.ts';
import { isFileFresh, isLinkUp } from './link-rules.ts';
import { openSharedDocument, type OpenSharedDocumentDeps } from './open-shared-document.ts';
import { lengthOfJwe } from './write-jwe.ts';

export type OpenLinkDeps = CheckPasscodeDeps &
  OpenSharedDocumentDeps & { db: Kysely<Database>; audit: AuditTrail; documents: DocumentRepository };

/** What is longer is never embedded: it would have to be held in memory whole. In characters. */
export const mostEmbedded = 1024 * 1024;

export type OpenedLink = { manifest: Manifest } | { refused: WrongPasscode };

/**
 * What a link shows, to whoever has its address and its passcode: written down before anything of it is given out. `origin` is where a file
 * that is not embedded can be fetched. Throws AppError('health_link.not_found') alike for what has ended, is locked or never was.
 */
export async function openLink(
  deps: OpenLinkDeps,
  { address, passcode, embeddedLengthMax, origin }: ManifestBody & { address: string; origin: string },
): Promise<OpenedLink> {
  const link = await findLink(deps.db, address);
  const check = await checkPasscode(deps, link, passcode);
  if (!check.isRight) return { refused: { remainingAttempts: check.remainingAttempts } };

  const record = await deps.documents.giveOut(link.owner, link.ticket, (trx) => countOpening(trx, deps, link));
  const limit = Math.min(embeddedLengthMax ?? mostEmbedded, mostEmbedded);
  const { embedded, lastUpdated } = await embed(deps, link, { record, limit });
  const file: ManifestFile = {
    contentType: fileContentType,
    fhirVersion: '4.0.1',
    ...(link.isLongTerm && { status: 'can-change' }),
    ...(lastUpdated && { lastUpdated: lastUpdated.toISOString() }),
    ...(embedded !== undefined
      ? { embedded }
      : { location: `${origin}/api/shl/files/${await keepFile(deps.db, link)}` }),
  };
  return { manifest: { files: [file] } };
}

/** Only where it is still open by then. */
async function countOpening(
  trx: Transaction<Database>,
  { audit }: OpenLinkDeps,
  { id, owner, ticket }: FoundLink,
): Promise<void> {
  const opened = await trx
    .updateTable('smart_health_links')
    .set({ opened_count: sql<number>`opened_count + 1`, last_opened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isLinkUp)
    .returning('id')
    .executeTakeFirst();
  if (opened === undefined) throw new AppError('health_link.not_found');
  await audit.record(trx, openingOf({ id, owner, ticket }));
}

/** Somebody has come by a link who is not known otherwise. */
export const openingOf = ({ id, owner, ticket }: Pick<FoundLink, 'id' | 'owner' | 'ticket'>) =>
  ({ owner, actor: 'recipient', action: 'health_link.opened', ticket, fields: { link: Number(id) } }) as const;

type Embedding = { record: DocumentRecord; limit: number };

/** The whole file where it is short enough, which its original alone may be too long for. */
async function embed(
  deps: OpenLinkDeps,
  link: FoundLink,
  { record, limit }: Embedding,
): Promise<{ embedded: string | undefined; lastUpdated: Date | null }> {
  const shared = await openSharedDocument(deps, record);
  const { lastUpdated } = shared;
  const inBase64 = (record.fileSize * 4) / 3;
  if (lengthOfJwe(inBase64, fileContentType) > limit) return { embedded: undefined, lastUpdated };
  const jwe = await text(await sealedPieces(deps, { link, record, pieces: await shared.bundle() }));
  return { embedded: jwe.length > limit ? undefined : jwe, lastUpdated };
}

/** A place where the file can be fetched for some minutes. Those whose time is over go. */
async function keepFile(db: Kysely<Database>, { id }: FoundLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('smart_health_files')
    .where('link_id', '=', id)
    .where(sql<boolean>`not ${isFileFresh}`)
    .execute();
  await db
    .insertInto('smart_health_files')
    .values({ token_hash: hashOfToken(token), link_id: id })
    .execute();
  return token;
}
