import { createHash, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { userOwner } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import type { DocumentKey, KeyRing } from '../../../ports/key-ring.ts';
import { holdAccount } from '../../accounts/hold-account.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import { readDocumentQueue } from '../../documents/document-queues.ts';
import { cleanPerson } from '../../documents/people/clean-person.ts';
import { sealPerson } from '../../documents/people/sealed-person.ts';
import { parts, picturePart, sealPart } from '../../documents/sealed-parts.ts';
import type { TellingKey } from '../../tellings/telling-key.ts';
import { sealVisitQuestions } from '../../visit-questions/sealed-questions.ts';
import { importReading } from './import-reading.ts';
import { ImportRefused } from './import-refused.ts';
import type { Archive } from './open-archive.ts';
import type { ArchivedDocument } from './read-document.ts';

export type ImportDeps = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  files: FileStore;
  audit: AuditTrail;
  tellingKey: TellingKey;
  jobs: Jobs;
};

/** What of a document is stored as files: `null` for an original that was lost before. */
export type StoredBlobs = { original: string; pages: { page: number; blob: string }[] };

/** The name under which an owner remembers what was brought in: the same upload is brought in once. */
const originOf = (ticket: string): string =>
  `import-${createHash('sha256').update(`readback import ${ticket}`).digest('base64url')}`;

/**
 * Brings one document in, under a key and a ticket of its own, in one transaction. False when it is there already: from an import before
 * this one, or because it never left.
 */
export async function importDocument(
  deps: ImportDeps,
  { archive, userId }: { archive: Archive; userId: number },
  archived: ArchivedDocument,
): Promise<boolean> {
  const { db, keyRing, files } = deps;
  const owner = userOwner(userId);
  if (await isThere(db, owner, archived.document.ticket)) return false;

  const key = await keyRing.createKey(randomUUID());
  const written: string[] = [];
  const removeWritten = async (error: unknown) => {
    for (const blob of written) await files.remove(blob);
    throw error;
  };
  const blobs = await storeBlobs(deps, { archive, archived, key, written }).catch(removeWritten);
  await db
    .transaction()
    .execute((trx) => keep(trx, deps, { archived, userId, key, blobs }))
    // After any other failure the rows may be there all the same: a blob without a row is swept, a row without its blob is a loss.
    .catch((error: unknown) => (error instanceof ImportRefused ? removeWritten(error) : Promise.reject(error)));
  return true;
}

async function isThere(db: Kysely<Database>, owner: string, ticket: string): Promise<boolean> {
  const own = db.selectFrom('documents').select('ticket').where('owner', '=', owner).where('ticket', '=', ticket);
  const imported = db
    .selectFrom('idempotency_keys')
    .select('ticket')
    .where('owner', '=', owner)
    .where('key', '=', originOf(ticket));
  return (await own.union(imported).executeTakeFirst()) !== undefined;
}

type Storing = { archive: Archive; archived: ArchivedDocument; key: DocumentKey; written: string[] };

async function storeBlobs(
  { keyRing, files }: ImportDeps,
  { archive, archived: { folder, document }, key, written }: Storing,
): Promise<StoredBlobs> {
  const store = async (name: string, context: Parameters<KeyRing['encrypt']>[1]) => {
    const blob = randomUUID();
    written.push(blob);
    await files.write(blob, keyRing.encryptStream(key, context, await archive.stream(`${folder}/${name}`)));
    return blob;
  };
  const pages: StoredBlobs['pages'] = [];
  for (const { page, file } of document.pages) pages.push({ page, blob: await store(file, picturePart(page)) });
  // The name of a file that was lost before stays without one: whoever asks for it is told that it is damaged, as before.
  return {
    pages,
    original: document.original === null ? randomUUID() : await store(document.original, parts.original),
  };
}

type Keeping = { archived: ArchivedDocument; userId: number; key: DocumentKey; blobs: StoredBlobs };

async function keep(
  trx: Transaction<Database>,
  deps: ImportDeps,
  { archived, userId, key, blobs }: Keeping,
): Promise<void> {
  const { keyRing, audit, jobs } = deps;
  const owner = userOwner(userId);
  const { document, questions } = archived;
  const ticket = key.id;
  await holdAccount(trx, userId);
  const state = stateOf(archived);
  await insertDocument(trx, {
    owner,
    key,
    archived,
    blobs,
    state,
    sealedLabel: await sealLabel(keyRing, key, archived),
    sealedPerson: await sealPerson(keyRing, key, cleanPerson(document.person ?? null)),
  });
  await rememberOrigin(trx, { owner, key, origin: document.ticket, keyRing });
  await importReading(trx, deps, { archived, owner, key });
  if (questions.questions.length > 0) {
    const sealed_questions = Buffer.from(await sealVisitQuestions(keyRing, key, questions));
    await trx.insertInto('visit_questions').values({ ticket, sealed_questions }).execute();
  }
  if (state.stage === 'waiting') await jobs.send(readDocumentQueue, { ticket }, { within: trx });
  const fields = { bytes: document.fileSize };
  await audit.record(trx, { owner, actor: 'operator', action: 'document.imported', ticket, fields });
}

const sealLabel = (keyRing: KeyRing, key: DocumentKey, { document, reading }: ArchivedDocument) => {
  const { title, readingNotes } = document;
  return sealPart(keyRing, key, 'label', { title, readingNotes, kind: reading?.explanation.documentKind });
};

type State = {
  stage: 'explained' | 'unreadable' | 'waiting';
  reason: ArchivedDocument['document']['unreadableReason'];
};

/** What was being read is read here; what was read and did not open stays damaged where its file is lost too, and is read anew otherwise. */
function stateOf({ document, reading }: ArchivedDocument): State {
  if (reading !== undefined) return { stage: 'explained', reason: null };
  if (document.unreadableReason !== null) return { stage: 'unreadable', reason: document.unreadableReason };
  return document.original === null
    ? { stage: 'unreadable', reason: 'storage_damaged' }
    : { stage: 'waiting', reason: null };
}

type NewRow = {
  owner: string;
  key: DocumentKey;
  archived: ArchivedDocument;
  blobs: StoredBlobs;
  state: State;
  sealedLabel: Uint8Array;
  sealedPerson: Buffer | null;
};

async function insertDocument(
  trx: Transaction<Database>,
  { owner, key, archived: { document }, blobs, state, sealedLabel, sealedPerson }: NewRow,
): Promise<void> {
  const ticket = key.id;
  await trx
    .insertInto('documents')
    .values({
      ticket,
      number: state.stage === 'waiting' ? null : sql<string>`nextval('document_numbers')`,
      owner,
      sealed_label: Buffer.from(sealedLabel),
      sealed_person: sealedPerson,
      document_type: document.documentType,
      file_type: document.fileType,
      file_size: document.fileSize,
      blob: blobs.original,
      stage: state.stage,
      unreadable_reason: state.reason,
      uploaded_at: new Date(document.uploadedAt),
      never_send: document.neverSend,
    })
    .execute();
  await trx
    .insertInto('document_keys')
    .values({ ticket, wrapped: Buffer.from(key.wrapped) })
    .execute();
  for (const { page, blob } of blobs.pages) {
    await trx.insertInto('document_pages').values({ ticket, page, blob }).execute();
  }
}

type Origin = { owner: string; key: DocumentKey; origin: string; keyRing: KeyRing };

/** Of two imports at once one is first; what the other one has done so far is taken back. */
async function rememberOrigin(trx: Transaction<Database>, { owner, key, origin, keyRing }: Origin): Promise<void> {
  const sealed_request = Buffer.from(await sealPart(keyRing, key, 'request', `import ${origin}`));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ owner, key: originOf(origin), ticket: key.id, sealed_request })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new ImportRefused('Another import of this ZIP is running.');
}
