import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import type { DocumentKey } from '#server/ports/key-ring.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { pagedExtractor } from '#tests/support/paged-extractor.ts';
import { listSealed, openKeys, openSealed } from '#tests/support/sealed-values.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createRandom } from '#tests/hostile-files/mutate.ts';
import { openRootSecret } from './open-root-secret.ts';

const database = await createTestDatabase();
const { db } = database;
const random = createRandom(6);
const damaged = { name: 'AppError', code: 'storage.damaged' };
/** Of what is longer, so many places are tried, and every one near the ends. */
const sampled = 40;

type Server = Awaited<ReturnType<typeof createDocumentServer>>;
async function setup() {
  for (const table of ['documents', 'users', 'key_canary', 'installation_secrets'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  const server = await createDocumentServer(database, { extractor: pagedExtractor });
  await fill(server);
  const keys = await openKeys(db, server.masterKey);
  const { keyRing, files } = server;
  return { keyRing, files, keys, sealed: await listSealed(db, keys) };
}

/** Something in every sealed column: by the routes where one request does it, sealed as they seal it elsewhere. */
async function fill({ meetUser, kept, keyRing, masterKey }: Server): Promise<void> {
  await openKeyRing(db, { dataDir: '', masterKey: masterKey.toString('hex') });
  await openRootSecret(db, keyRing);
  const user = await meetUser();
  await user.upload(uploadForm(), { 'idempotency-key': randomUUID() });
  await kept.runAll();
  const put = (url: string, payload: object) => user.ask({ method: 'PUT', url, payload });
  await put('/api/users/health-profile', { conditions: ['gout'], medicines: [], allergies: [], whatMatters: [] });
  const { ticket } = await db.selectFrom('documents').select('ticket').executeTakeFirstOrThrow();
  await put(`/api/interpretations/temp-${ticket}/visit-questions`, { questions: [{ text: 'Why?', isOwn: true }] });
  await put(`/api/medical-documents/temp-${ticket}/person`, { person: 'Mother' });
  await user.ask({ method: 'GET', url: `/api/interpretations/temp-${ticket}?level=simple` });
  await user.ask({ method: 'GET', url: `/api/medical-documents/temp-${ticket}/pdf` });
  await user.ask({ method: 'POST', url: '/api/users/totp' });

  const account = await keyOf('account_keys', 'user_id', `account-${user.user.id}`);
  const document = await keyOf('document_keys', 'ticket', ticket);
  const seal = async (key: DocumentKey, part: string) =>
    Buffer.from(await keyRing.encrypt(key, { part }, Buffer.from(`What stands in ${part}`)));
  const id = user.user.id;
  await sql`insert into passkeys (id, credential_id, user_id, public_key, counter, transports, sealed_label)
    values (${randomUUID()}, 'one', ${id}, '', 0, '', ${await seal(account, 'passkey')})`.execute(db);
  await sql`insert into mail_tokens (token_hash, user_id, purpose, sealed_email)
    values ('x', ${id}, 'verify_email', ${await seal(account, 'email')})`.execute(db);
  await sql`insert into mails (id, user_id, kind, sealed_mail, state)
    values (${randomUUID()}, ${id}, 'verify_email', ${await seal(account, 'mail')}, 'waiting')`.execute(db);
  await sql`insert into tellings (ticket, level, language, stage, sealed_told)
    values (${ticket}, 'simple', 'en', 'done', ${await seal(document, 'told')})`.execute(db);
  await sql`insert into shares (ticket, sealed_recipient, recipient_index, level, recipient_type, code_index, code_hash, link_hash)
    values (${ticket}, ${await seal(document, 'share-recipient')}, 'x', 'read', 'other', 'x', '', 'x')`.execute(db);
  await sql`insert into smart_health_links (ticket, address_hash, sealed_link, is_long_term)
    values (${ticket}, 'x', ${await seal(document, 'smart-health-link')}, false)`.execute(db);
  await sql`insert into comments (ticket, is_owners, sealed_comment)
    values (${ticket}, true, ${await seal(document, 'comment')})`.execute(db);
  await sql`insert into emergency_accesses (id, ticket, sealed_reason, ends_at)
    values (${randomUUID()}, ${ticket}, ${await seal(document, 'reason')}, now())`.execute(db);
}

async function keyOf(table: string, row: string, id: string): Promise<DocumentKey> {
  const { rows } = await sql<{ name: string; wrapped: Buffer }>`
    select ${sql.ref(row)}::text as name, wrapped from ${sql.table(table)}`.execute(db);
  const found = rows.find(({ name }) => id.endsWith(name));
  if (found === undefined) throw new Error(`There is no key ${id}.`);
  return { id, wrapped: found.wrapped };
}

function placesIn(length: number): number[] {
  if (length <= 3 * sampled) return [...Array(length).keys()];
  const near = [...Array(sampled).keys()];
  const between = near.map(() => Math.floor(random() * length));
  return [...new Set([...near, ...between, ...near.map((place) => length - 1 - place)])];
}

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return copy;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

test('a flipped bit in a sealed column opens as nothing', async () => {
  const { keyRing, sealed } = await setup();
  let tried = 0;
  for (const { where, key, context, sealed: bytes, plain } of sealed) {
    expect(Buffer.from(await keyRing.decrypt(key, context, bytes)).equals(plain), where).toBe(true);
    for (const at of placesIn(bytes.length)) {
      const opened = keyRing.decrypt(key, context, flipped(bytes, at));
      await expect(opened, `${where}, byte ${at}`).rejects.toMatchObject(damaged);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(sealed.length * 100);
}, 120_000);

test('a flipped bit anywhere in a wrapped key opens nothing', async () => {
  const { keyRing, keys, sealed } = await setup();
  for (const [id, { wrapped }] of keys) {
    const one = sealed.find(({ key }) => key.id === id);
    if (one === undefined) throw new Error(`Nothing is sealed under ${id}.`);
    for (let at = 0; at < wrapped.length; at += 1) {
      const opened = keyRing.decrypt({ id, wrapped: flipped(wrapped, at) }, one.context, one.sealed);
      await expect(opened, `${id}, byte ${at}`).rejects.toMatchObject(damaged);
    }
  }
}, 120_000);

test('a flipped bit in a file gives an error, and nothing but what stood before it', async () => {
  const { keyRing, files, keys } = await setup();
  let blobs = 0;
  for await (const { name } of files.list()) {
    blobs += 1;
    const { key, context, sealed, plain } = await openSealed(keys, name, await buffer(files.read(name)));
    for (const at of placesIn(sealed.length)) {
      const given: Uint8Array[] = [];
      const reading = async () => {
        for await (const chunk of keyRing.decryptStream(key, context, once(flipped(sealed, at)))) given.push(chunk);
      };
      await expect(reading(), `${name}, byte ${at}`).rejects.toMatchObject(damaged);
      const shown = Buffer.concat(given);
      expect(shown.equals(plain.subarray(0, shown.length))).toBe(true);
    }
  }
  expect(blobs).toBeGreaterThan(1);
}, 120_000);
