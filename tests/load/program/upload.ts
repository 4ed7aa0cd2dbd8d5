import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { sampleFile } from '#tests/support/sample-file.ts';
import type { Written } from '../generator/order.ts';
import type { Person } from './person.ts';

export const sampleNames = ['lab-panel', 'chest-ct', 'clinic-note'] as const;
const papers = { txt: 'text/plain', pdf: 'application/pdf' } as const;
export type Paper = keyof typeof papers;

const Uploaded = z.object({ data: z.object({ id: z.string() }) });
const readWithinMs = 120_000;

/** An upload of a small document as a browser sends it. */
export function uploadOf(
  { cookie }: Pick<Person, 'cookie'>,
  name: (typeof sampleNames)[number] = 'lab-panel',
  paper: Paper = 'txt',
): Written {
  const boundary = `----load${randomUUID()}`;
  const fields = Object.entries({ title: name, documentType: 'lab_result', userId: 'me' }).map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}.${paper}"\r\ncontent-type: ${papers[paper]}\r\n\r\n`;
  const content = readFileSync(sampleFile(`${name}.${paper}`));
  const body = Buffer.concat([Buffer.from(fields.join('') + file), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    method: 'POST',
    path: '/api/medical-documents',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: body.toString('base64'),
  };
}

/** Uploads it now; gives its ticket. */
export async function upload(origin: string, { method, path, headers, body = '' }: Written): Promise<string> {
  const answer = await fetch(origin + path, { method, headers, body: Buffer.from(body, 'base64') });
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
  return Uploaded.parse(await answer.json()).data.id.slice('temp-'.length);
}

/** Waits until nothing is left to be read. */
export async function waitUntilRead(db: Kysely<Database>): Promise<void> {
  const deadline = Date.now() + readWithinMs;
  while (Date.now() < deadline) {
    const { rows } = await sql`
      select from documents where stage not in ('explained', 'unreadable') and deleted_at is null limit 1`.execute(db);
    if (rows.length === 0) return;
    await pause(200);
  }
  throw new Error('Not everything was read in time.');
}
