import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { createKeyRing } from '#server/adapters/key-ring/aws-encryption-sdk.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { createUserFinder, hashOfToken } from '#server/features/accounts/find-user.ts';
import { headMacOf, macOf } from '#server/features/audit/audit-mac.ts';
import { createAuditTrail, type AuditTrail } from '#server/features/audit/audit-trail.ts';
import { verifyAudit } from '#server/features/audit/verify-audit.ts';
import { createRecipientFinder } from '#server/features/shares/find-recipient.ts';
import { createDocumentRepository, type DocumentRepository } from '#server/features/documents/documents.repository.ts';
import { getDocument } from '#server/features/documents/get-document.ts';
import { sealPart } from '#server/features/documents/sealed-parts.ts';
import { buildServer } from '#server/http/build-server.ts';
import { createRequestCounts } from '#server/http/rate/count-requests.ts';
import { exchangeCounts } from '#server/http/rate/request-counts.repository.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { createBlindIndex } from '#server/secrets/blind-index.ts';
import { addUser } from '../support/add-user.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { medianOf, percentile, times, wallMs, type Row } from './measure.ts';

// Short turns, so that all three meet the same moments of the machine.
const rounds = 45;
const requests = 100;
const atOnce = 20;
const owners = 200;
const linesOfOwner = 1_000;
const auditKey = randomBytes(32);

/** What a line costs a signed-in read, and how fast a log is verified. */
export async function auditing(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'readback-bench-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = connect(createPool(postgres.connection));
  try {
    await migrate(db);
    return [...(await reading(db)), ...(await verifying(db))];
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Somebody signed in reads a document: as it is, with every read its own line, and with no thought of a log; in turns. */
async function reading(db: Kysely<Database>): Promise<Row[]> {
  const { server, cookie, ref } = await serve(db);
  const url = await server.listen({ port: 0 });
  const kinds = ['noted', 'each', 'none'] as const;
  const perSecond: Record<string, number[]> = { noted: [], each: [], none: [] };
  const waits: Record<string, number[]> = { noted: [], each: [], none: [] };
  for (const kind of kinds) await load(`${url}/${kind}/${ref}`, cookie, []);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const all = await load(`${url}/${kind}/${ref}`, cookie, waits[kind] ?? []);
      perSecond[kind]?.push((requests / all) * 1000);
    }
  }
  await server.close();
  const rate = (kind: string) => medianOf(perSecond[kind] ?? []);
  const told = (kind: string) =>
    `${Math.round(rate(kind))} (p95 ${Math.round(percentile(waits[kind] ?? [], 0.95))} ms)`;
  const rowOf = (what: string, kind: string): Row => ({
    what,
    figure: told(kind),
    yardstick: `without a log ${told('none')}`,
    ratio: times(rate(kind) / rate('none')),
  });
  return [
    rowOf('signed-in reads a second, looked at a moment ago', 'noted'),
    rowOf('signed-in reads a second, each with a line of its own', 'each'),
  ];
}

/** One route, with three ways of writing down who reads. */
async function serve(db: Kysely<Database>) {
  const keyRing = createKeyRing(randomBytes(32));
  const audit = createAuditTrail(auditKey);
  const documents = createDocumentRepository(db);
  const { userId } = await addUser(db, { isSignedIn: false });
  await db
    .transaction()
    .execute((trx) => audit.record(trx, { owner: `user:${userId}`, actor: 'owner', action: 'account.created' }));
  const token = randomBytes(32).toString('base64url');
  const session = { id: randomUUID(), token_hash: hashOfToken(token), user_id: String(userId), device: 'x' };
  await db
    .insertInto('sessions')
    .values({ ...session, is_kept: false })
    .execute();
  const ref = await addDocument(db, keyRing, `user:${userId}`);
  const unwritten = (isWritten: boolean): DocumentRepository => ({
    ...documents,
    async findToView(owner, asked) {
      const record = await documents.find(owner, asked);
      return record && { record, isWritten };
    },
  });
  const each: AuditTrail = { ...audit, recordView: audit.record };
  const blindIndex = createBlindIndex(randomBytes(32));
  const requestCounts = createRequestCounts(exchangeCounts({ db, blindIndex }), { onFault: () => undefined });
  const server = await buildServer({
    requestCounts,
    log: createMemoryLog(),
    cookieKey: randomBytes(32),
    ownNames: new Set(['localhost']),
    trustProxy: false,
    rateLimit: 0,
    clientDir: '/nowhere',
    isReady: async () => true,
    isLeaving: () => false,
    findUser: createUserFinder({ db, audit }),
    findRecipient: createRecipientFinder({ db }),
    countTry: async () => undefined,
    registerRoutes(routes) {
      const params = z.object({ ref: DocumentRef });
      const add = (kind: string, deps: Parameters<typeof getDocument>[0]) =>
        routes.get(`/api/${kind}/:ref`, { schema: { params } }, ({ actor, params: asked }) =>
          getDocument(deps, actor, asked),
        );
      add('noted', { db, documents, audit, keyRing });
      add('each', { documents: unwritten(false), audit: each, keyRing, db });
      add('none', { documents: unwritten(true), audit, keyRing, db });
    },
  });
  const url = {
    listen: async (at: { port: number }) => `${await server.listen(at)}/api`,
    close: async () => {
      await server.close();
      requestCounts.close();
    },
  };
  return { server: url, cookie: `readback-session=${token}`, ref };
}

async function addDocument(db: Kysely<Database>, keyRing: KeyRing, owner: string): Promise<string> {
  const key = await keyRing.createKey(randomUUID());
  const ticket = key.id;
  const label = Buffer.from(await sealPart(keyRing, key, 'label', { title: 'Blood test', readingNotes: [] }));
  const text = Buffer.from(await sealPart(keyRing, key, 'text', 'CRP 3 mg/L\n'.repeat(200)));
  const plain = { document_type: 'lab_result', file_type: 'text/plain', file_size: 1, stage: 'explained' } as const;
  await db
    .insertInto('documents')
    .values({ ...plain, ticket, owner, sealed_label: label, blob: 'b' })
    .execute();
  await db
    .insertInto('document_keys')
    .values({ ticket, wrapped: Buffer.from(key.wrapped) })
    .execute();
  await db.insertInto('document_texts').values({ ticket, sealed_text: text, sealed_layout: null }).execute();
  return `temp-${ticket}`;
}

async function load(url: string, cookie: string, waits: number[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = requests;
  const worker = async () => {
    while (left-- > 0) waits.push(await wallMs(() => fetchOnce(url, cookie, agent)));
  };
  const all = await wallMs(() => Promise.all(Array.from({ length: atOnce }, worker)));
  agent.destroy();
  return all;
}

const fetchOnce = (url: string, cookie: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The server answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });

/** Whole chains, made here and put in at once. */
async function verifying(db: Kysely<Database>): Promise<Row[]> {
  for (let owner = 0; owner < owners; owner += 1) await addChain(db, `guest:bench-${String(owner).padStart(4, '0')}`);
  await sql`analyze audit_events`.execute(db);
  const heaps: number[] = [];
  const watch = setInterval(() => heaps.push(process.memoryUsage().heapUsed), 20);
  const before = process.memoryUsage().heapUsed;
  let lines = 0;
  let findings = 0;
  const all = await wallMs(async () => {
    ({ lines, findings } = await verifyAudit({ db, auditKey }, () => undefined));
  });
  clearInterval(watch);
  const grown = Math.max(0, ...heaps.map((heap) => heap - before)) / 1024 / 1024;
  const bare = await bareSeals(lines);
  return [
    {
      what: `lines verified a second, of ${lines} (${findings} faults)`,
      figure: `${Math.round((lines / all) * 1000)} (heap +${Math.round(grown)} MB)`,
      yardstick: `their seals alone, without a database ${Math.round(bare)}`,
      ratio: times(((lines / all) * 1000) / bare),
    },
  ];
}

async function addChain(db: Kysely<Database>, owner: string): Promise<void> {
  let head: Buffer = Buffer.alloc(0);
  const lines = Array.from({ length: linesOfOwner }, (_unused, at) => {
    const line = lineOf(owner, at + 1);
    const mac = macOf(auditKey, head, line);
    head = headMacOf(auditKey, { owner, number: line.number, mac });
    return { ...line, number: String(line.number), mac };
  });
  await db.insertInto('audit_events').values(lines).execute();
  await db
    .insertInto('audit_heads')
    .values({ owner, number: String(linesOfOwner), mac: head })
    .execute();
}

const lineOf = (owner: string, number: number) =>
  ({
    owner,
    number,
    at: new Date(1_700_000_000_000 + number * 1000),
    actor: 'owner',
    action: 'document.viewed',
    ticket: '00000000-0000-4000-8000-000000000000',
    fields: '{"session":"0123abcd"}',
  }) as const;

async function bareSeals(count: number): Promise<number> {
  let head: Buffer = Buffer.alloc(0);
  const all = await wallMs(async () => {
    for (let number = 1; number <= count; number += 1) {
      const mac = macOf(auditKey, head, lineOf('guest:bench', number));
      head = headMacOf(auditKey, { owner: 'guest:bench', number, mac });
    }
  });
  return (count / all) * 1000;
}
