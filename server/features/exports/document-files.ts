import type { Explanation } from '#core/documents/explanation.ts';
import type { ExportedDocument, ExportedTelling } from '#core/taking-along/exported.ts';
import { explanationText } from '#core/taking-along/explanation-text.ts';
import { safeName } from '#core/taking-along/safe-name.ts';
import { idOf, type DocumentRecord } from '../documents/document-record.ts';
import { unpackLayout } from '../documents/layout/packed-layout.ts';
import { openListLabel, type ListLabel } from '../documents/opened-labels.ts';
import { openVisitQuestions, noVisitQuestions } from '../visit-questions/sealed-questions.ts';
import { jsonFile, textFile, type ExportFile } from './export-file.ts';
import { listTickets } from './exported-rows.ts';
import { openReadingParts, type ReadingParts } from './reading-parts.ts';
import { mustBeThere, openOrTell, type Contributor, type ExportDeps, type RunningExport } from './running-export.ts';
import { originalFile, pictureFiles } from './stored-files.ts';
import { openTellings } from './telling-parts.ts';

/** A folder for each document, one after the other. What is deleted meanwhile is left out; when the account is, nothing follows. */
export const documentFiles: Contributor = async function* (deps, running) {
  const { documents, db } = deps;
  for (const ticket of await listTickets(db, running.owner)) {
    await mustBeThere(deps, running);
    const record = await documents.find(running.owner, `temp-${ticket}`);
    if (record !== undefined) yield* filesOf(deps, running, record);
  }
};

const unreadLabel: ListLabel = { title: 'Damaged document', readingNotes: [], person: null };

async function* filesOf(deps: ExportDeps, running: RunningExport, record: DocumentRecord): AsyncGenerator<ExportFile> {
  const { keyRing, visitQuestions } = deps;
  const { key, ticket } = record;
  const id = idOf(record);
  const opened = await openOrTell(running, `The title of document ${id}`, () => openListLabel(keyRing, record));
  const label = opened ?? unreadLabel;
  const folder = `documents/${id} ${safeName(label.title)}`;
  const what = (part: string) => `The ${part} of document ${id} (${label.title})`;

  const original = await originalFile(deps, running, { record, folder, what: what('file') });
  if (original !== undefined) yield original.file;
  const pages: ExportedDocument['pages'] = [];
  for await (const { page, name, file } of pictureFiles(deps, running, { record, folder, what })) {
    pages.push({ page, file: name });
    yield file;
  }
  const reading = await openReadingParts(deps, running, { record, what });
  const exported = documentOf({ record, label, reading, original: original?.name ?? null, pages });
  yield jsonFile(`${folder}/document.json`, exported);
  const tellings =
    reading.text === undefined ? [] : await openTellings(deps, running, { record, text: reading.text, what });
  yield* readingFiles(folder, reading, { id, tellings });

  const sealed = await visitQuestions.find(running.owner, ticket);
  const list = await openOrTell(running, what('questions for a visit'), () => openVisitQuestions(keyRing, key, sealed));
  yield jsonFile(`${folder}/visit-questions.json`, list ?? noVisitQuestions);
}

type Described = {
  record: DocumentRecord;
  label: ListLabel;
  reading: ReadingParts;
  original: string | null;
  pages: ExportedDocument['pages'];
};

const documentOf = ({ record, label, reading, original, pages }: Described): ExportedDocument => ({
  id: idOf(record),
  ticket: record.ticket,
  title: label.title,
  documentType: record.documentType,
  fileType: record.fileType,
  fileSize: record.fileSize,
  uploadedAt: record.uploadedAt.toISOString(),
  stage: record.stage,
  unreadableReason: record.unreadableReason,
  readingNotes: label.readingNotes,
  explainedAt: reading.explainedAt,
  feedback: reading.feedback,
  neverSend: record.neverSend,
  person: label.person,
  original,
  pages,
});

type Told = { id: ReturnType<typeof idOf>; tellings: ExportedTelling[] };

function* readingFiles(folder: string, reading: ReadingParts, { id, tellings }: Told): Generator<ExportFile> {
  const { text, layout, kept } = reading;
  if (text !== undefined) yield textFile(`${folder}/text.txt`, text);
  // A hundred thousand words: in one line.
  if (layout !== undefined) yield textFile(`${folder}/layout.json`, JSON.stringify(unpackLayout(layout)));
  if (text === undefined || kept === undefined) return;
  const explanation: Explanation = { id: String(id), text, ...kept };
  yield jsonFile(`${folder}/explanation.json`, explanation);
  const shown = tellings.find(({ level, language }) => level === 'standard' && language === 'en');
  yield textFile(`${folder}/explanation.txt`, explanationText({ ...explanation, ...shown?.told }));
  if (tellings.length > 0) yield jsonFile(`${folder}/tellings.json`, tellings);
}
