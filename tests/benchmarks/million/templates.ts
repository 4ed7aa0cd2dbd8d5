import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { createPerson } from '../../support/http-person.ts';
import { sampleFile } from '../../support/sample-file.ts';

const samples = ['chest-ct', 'clinic-note', 'discharge-summary', 'lab-panel', 'medication-list', 'pathology'];
const longestReadingMs = 120_000;

const Uploaded = z.object({ data: z.object({ id: z.string() }) });

/** Documents that the program itself has read, shared and had commented: all others are made after them. */
export async function makeTemplates(db: Kysely<Database>, url: string): Promise<void> {
  await sql`create schema bench`.execute(db);
  await sql`create table bench.templates (number integer, ticket uuid)`.execute(db);
  const person = createPerson(() => url);
  await person.register('template');
  for (const [at, name] of samples.entries()) {
    const id = await upload(person, sampleFile(`${name}.pdf`));
    const document = await readNumber(db, id.slice('temp-'.length));
    await person.post('/api/document-shares', { documentId: document, recipientEmail: 'doctor@example.com' });
    await person.post(`/api/medical-documents/${document}/comments`, {
      text: 'I will ask about this at the next visit.',
    });
    await sql`insert into bench.templates select ${at}, ticket from documents where number = ${document}`.execute(db);
  }
}

async function upload(person: ReturnType<typeof createPerson>, file: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: basename(file), documentType: 'other', userId: 'x' })) {
    form.set(name, value);
  }
  form.set('file', await openAsBlob(file, { type: 'application/pdf' }), basename(file));
  const headers = { 'idempotency-key': basename(file) };
  const answer = await person.ask('/api/medical-documents', { method: 'POST', body: form, headers });
  return Uploaded.parse(await answer.json()).data.id;
}

async function readNumber(db: Kysely<Database>, ticket: string): Promise<number> {
  for (const until = Date.now() + longestReadingMs; Date.now() < until; await pause(50)) {
    const row = await db
      .selectFrom('documents')
      .select(['number', 'stage'])
      .where('ticket', '=', ticket)
      .executeTakeFirst();
    if (row?.stage === 'explained') return Number(row.number);
    if (row?.stage === 'unreadable') throw new Error('A sample could not be read.');
  }
  throw new Error('A sample was not read in time.');
}
