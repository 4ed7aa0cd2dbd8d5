import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DocumentKey } from '#server/ports/key-ring.ts';
import { selectDocuments } from '#server/features/documents/document-query.ts';
import { Label, openPart, sealPart } from '#server/features/documents/sealed-parts.ts';
import { PackedLayout } from '#server/features/documents/layout/packed-layout.ts';
import { StoredExplanation } from '#server/features/documents/stored-explanation.ts';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import type { LoadedProgram } from './loaded-program.ts';
import type { Person } from './person.ts';
import { sampleNames, upload, uploadOf, waitUntilRead } from './upload.ts';

/** A document by its number, with whom it belongs to. */
export type Kept = { person: Person; number: number; ticket: string };

type Read = Awaited<ReturnType<typeof openRead>>;

/**
 * Gives each person so many documents. The program reads a few; the others are those again under keys, tickets and numbers of their own, put
 * where the program would have put them, since reading thousands takes hours.
 */
export async function addDocuments(program: LoadedProgram, people: readonly Person[], each: number): Promise<Kept[]> {
  const [origin] = program.origins;
  const [first] = people;
  if (origin === undefined || first === undefined) throw new Error('There is nobody to read for.');
  const tickets: string[] = [];
  for (const name of sampleNames) tickets.push(await upload(origin, uploadOf(first, name)));
  await waitUntilRead(program.db);
  const read: Read[] = [];
  for (const ticket of tickets) read.push(await openRead(program, ticket));

  const kept: Kept[] = [];
  for (const person of people) {
    for (let at = 0; at < each; at += 1) {
      const like = read[at % read.length];
      if (like !== undefined) kept.push(await addCopy(program, person, like));
    }
  }
  await program.pool.query('analyze');
  return kept;
}

async function openRead({ db, keyRing }: LoadedProgram, ticket: string) {
  const row = await selectDocuments(db)
    .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
    .innerJoin('interpretations', 'interpretations.ticket', 'documents.ticket')
    .select(['sealed_text', 'sealed_layout', 'sealed_explanation'])
    .where('documents.ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const key: DocumentKey = { id: ticket, wrapped: row.wrapped };
  return {
    row,
    label: await openPart(keyRing, key, 'label', { sealed: row.sealed_label, shape: Label }),
    text: await openPart(keyRing, key, 'text', { sealed: row.sealed_text, shape: z.string() }),
    layout:
      row.sealed_layout && (await openPart(keyRing, key, 'layout', { sealed: row.sealed_layout, shape: PackedLayout })),
    explanation: await openPart(keyRing, key, 'explanation', {
      sealed: row.sealed_explanation,
      shape: StoredExplanation,
    }),
  };
}

async function addCopy(
  { db, keyRing, dataDir }: LoadedProgram,
  person: Person,
  { row, label, text, layout, explanation }: Read,
): Promise<Kept> {
  const ticket = randomUUID();
  const key = await keyRing.createKey(ticket);
  const seal = async (part: Parameters<typeof sealPart>[2], value: unknown) =>
    Buffer.from(await sealPart(keyRing, key, part, value));
  const files = await openFolderFileStore(`${dataDir}/files`);
  await files.write(ticket, keyRing.encryptStream(key, { part: 'original' }, one(Buffer.from(text))));
  const sealed = {
    label: await seal('label', label),
    text: await seal('text', text),
    layout: layout && (await seal('layout', layout)),
    explanation: await seal('explanation', explanation),
  };
  const { document_type, file_type, file_size } = row;
  const number = await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('documents')
      .values(({ fn, val }) => ({
        ...{ ticket, owner: person.owner, document_type, file_type, file_size, stage: 'explained', blob: ticket },
        number: fn<string>('nextval', [val('document_numbers')]),
        sealed_label: sealed.label,
      }))
      .returning('number')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('document_keys')
      .values({ ticket, wrapped: Buffer.from(key.wrapped) })
      .execute();
    await trx
      .insertInto('document_texts')
      .values({ ticket, sealed_text: sealed.text, sealed_layout: sealed.layout })
      .execute();
    await trx.insertInto('interpretations').values({ ticket, sealed_explanation: sealed.explanation }).execute();
    return Number(added.number);
  });
  return { person, number, ticket };
}

async function* one(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
