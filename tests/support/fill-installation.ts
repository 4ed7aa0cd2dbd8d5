import { createHash, randomUUID } from 'node:crypto';
import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { createLog } from '#server/adapters/log/pino-log.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readDocumentQueue } from '#server/features/documents/document-queues.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { atPlace, type OpenedPlace, type Place } from './places.ts';

const bytesOfAFile = 2_000;
const filesAtOnce = 16;
// With some hundred documents there are more of them than are copied at once.
const auditLinesEach = 20;

/** A new installation with so many small documents, each with a file, a key, a text, comments, lines of the audit log and a job. */
export const fillInstallation = (place: Place, documents: number): Promise<void> =>
  atPlace(place, async (opened) => {
    const db = connect(opened.pool);
    await migrate(db);
    await openRootSecret(db, await openKeyRing(db, opened.config));
    await fillTables(opened, documents);
    await fillJobs(opened);
    await fillFiles(opened);
  });

async function fillTables({ pool }: OpenedPlace, documents: number): Promise<void> {
  const each = `from generate_series(1, ${documents}) as n`;
  const bytes = `sha256(n::text::bytea)`;
  await pool.query(
    `insert into documents (ticket, number, owner, sealed_label, document_type, file_type, file_size, blob, stage)
     select gen_random_uuid(), nextval('document_numbers'), 'user:' || n % 100, ${bytes}, 'other', 'text/plain', 1,
       gen_random_uuid()::text, 'explained' ${each}`,
  );
  await pool.query(`insert into document_keys select ticket, sha256(ticket::text::bytea) from documents`);
  await pool.query(
    `insert into document_texts (ticket, sealed_text) select ticket, sha256(ticket::text::bytea) from documents`,
  );
  await pool.query(`insert into undrawn_pages (ticket, page, reason) select ticket, 1, 'undrawable' from documents`);
  await pool.query(
    `insert into audit_events (owner, number, at, actor, action, fields, mac)
     select E'user\\t\\\\' || n % 7 || chr(200 + n % 7), n, now(), 'system', 'document.read', '{}', ${bytes}
     from generate_series(1, ${documents * auditLinesEach}) as n`,
  );
  await pool.query(`insert into audit_heads select owner, max(number), '\\x00' from audit_events group by owner`);
  // Each answers the one after it, so that no order of rows fits but all at once.
  await pool.query(
    `insert into comments (id, ticket, is_owners, answers, sealed_comment) overriding system value
     select n, ticket, true, case when n < ${documents} then n + 1 end, '\\x01'
     from (select row_number() over (order by ticket) as n, ticket from documents) as numbered`,
  );
  await pool.query(`insert into comment_readings (ticket, last_seen) select ticket, 1 from documents`);
  await pool.query(`insert into request_counts (network, requests) values ('\\x01', 5)`);
}

async function fillJobs({ address }: OpenedPlace): Promise<void> {
  const jobs = await startJobs({ address, queues: [readDocumentQueue], log: createLog('silent') });
  for (let job = 0; job < 5; job += 1) await jobs.send(readDocumentQueue, { ticket: randomUUID() });
  await jobs.stop({ withinMs: 5_000 });
}

async function fillFiles({ pool, files }: OpenedPlace): Promise<void> {
  const { rows } = await pool.query<{ blob: string }>('select blob from documents');
  const left = rows.values();
  const write = async () => {
    for (const { blob } of left) await files.write(blob, bytesOf(blob));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, write));
}

/** The same for a name, and larger than a packet. */
async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
  const start = createHash('sha256').update(name).digest();
  yield Buffer.concat(Array.from({ length: Math.ceil(bytesOfAFile / start.length) }, () => start));
}
