import { z } from 'zod';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { Explanation } from '#core/documents/explanation.ts';
import { DocumentLayout } from '#core/documents/page-layout.ts';
import { ExportedDocument, ExportedTelling } from '#core/taking-along/exported.ts';
import { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import { cleanTitle, lengthOf } from '../../documents/clean-title.ts';
import { sniffBytes, sniffMediaType } from '../../documents/sniff-media-type.ts';
import { readShape } from './archive-shapes.ts';
import { ImportRefused } from './import-refused.ts';
import type { Archive } from './open-archive.ts';

/** A document of an export with what was read in it: nothing of one that was not read, or that did not open. */
export type ArchivedDocument = {
  folder: string;
  document: ExportedDocument;
  reading:
    { text: string; explanation: Explanation; layout: DocumentLayout | null; tellings: ExportedTelling[] } | undefined;
  questions: VisitQuestions;
};

/** Throws ImportRefused for what an export of ours cannot hold. */
export async function readArchivedDocument(
  archive: Archive,
  { folder, names }: { folder: string; names: ReadonlySet<string> },
): Promise<ArchivedDocument> {
  const document = await readShape(archive, `${folder}/document.json`, ExportedDocument);
  const refuse = (why: string) => new ImportRefused(`${why}: ${folder}/document.json`);
  const { title, stage, unreadableReason } = document;
  if (cleanTitle(title) !== title || lengthOf(title) > maxTitleLength) throw refuse('The title cannot be used');
  if ((stage === 'unreadable') !== (unreadableReason !== null)) throw refuse('The stage does not fit');
  await checkOriginal(archive, { folder, document, refuse });
  checkFiles(names, document, refuse);
  return {
    folder,
    document,
    reading: stage === 'explained' ? await readReading(archive, { folder, names, id: String(document.id) }) : undefined,
    questions: await readShape(archive, `${folder}/visit-questions.json`, VisitQuestions),
  };
}

type Refuse = (why: string) => ImportRefused;

type Checked = { folder: string; document: ExportedDocument; refuse: Refuse };

async function checkOriginal(archive: Archive, { folder, document, refuse }: Checked): Promise<void> {
  const { original, fileSize, fileType } = document;
  if (original === null) return;
  const path = `${folder}/${original}`;
  if (archive.sizeOf(path) !== fileSize) throw refuse('The size of the file does not fit');
  const start = await startOf(await archive.stream(path), sniffBytes);
  if (sniffMediaType(start) !== fileType) throw refuse('The type of the file does not fit');
}

async function startOf(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size >= length) break;
  }
  return Buffer.concat(pieces).subarray(0, length);
}

/** Every stored file in the folder is told of, and every one that is told of is there. */
function checkFiles(names: ReadonlySet<string>, { original, pages }: ExportedDocument, refuse: Refuse): void {
  const told = new Set([...(original === null ? [] : [original]), ...pages.map(({ file }) => file)]);
  const stored = [...names].filter((name) => name.startsWith('original.') || name.startsWith('pages/'));
  const isSame = stored.length === told.size && stored.every((name) => told.has(name));
  const isInPlace = pages.every(({ page, file }) => file === `pages/${page}.webp`);
  if (!isSame || !isInPlace || told.size < pages.length) throw refuse('The files beside it do not fit');
}

type Folder = { folder: string; names: ReadonlySet<string>; id: string };

async function readReading(archive: Archive, { folder, names, id }: Folder): Promise<ArchivedDocument['reading']> {
  if (!names.has('explanation.json') || !names.has('text.txt')) return undefined;
  const explanation = await readShape(archive, `${folder}/explanation.json`, Explanation);
  const text = String(await archive.read(`${folder}/text.txt`));
  if (explanation.id !== id || explanation.text !== text) {
    throw new ImportRefused(`The explanation is not of this document: ${folder}/explanation.json`);
  }
  return {
    text,
    explanation,
    layout: names.has('layout.json') ? await readShape(archive, `${folder}/layout.json`, DocumentLayout) : null,
    tellings: names.has('tellings.json')
      ? await readShape(archive, `${folder}/tellings.json`, z.array(ExportedTelling))
      : [],
  };
}
