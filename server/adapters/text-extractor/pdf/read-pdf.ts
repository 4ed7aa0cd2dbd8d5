import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maxTextLength } from '#core/documents/upload-rules.ts';
import type { UnreadableReason } from '#core/documents/medical-document.ts';
import type { Extraction, PageRead } from '#server/ports/text-extractor.ts';
import { documentText } from '../document-text.ts';
import type { PageReading } from '../page-reading.ts';
import { reasonOfProblems } from '../unreadable-pages.ts';
import { mayHoldFormValues } from './form-values.ts';
import { inOrder } from './in-order.ts';
import { mayHoldLargePictures } from './large-pictures.ts';
import { openDocument, openingFault } from './open-document.ts';
import { readPage, type PageTools, type ReadPage, type Readers } from './read-page.ts';
import { TextTooLong } from './runs.ts';
import { openForDrawing, type Drawing } from './render-page.ts';
import { hasSwollenStream } from './swollen-streams.ts';
import { readTextLayer } from './text-layer.ts';
import { unreadNotes } from './unread-note.ts';
import { carriedThings } from './warnings.ts';

export const maxPages = 300;

/** Pictures of pages that exist at once: enough to keep two readers busy while the next is drawn. */
const pagesAhead = 4;

export type PdfOptions = {
  readers: Readers;
  /** False to leave pictures of words unread. */
  recognise: boolean;
  /** Told after every page, in order; reading waits for it. */
  onPage?: (page: PageRead) => Promise<void>;
};

/** The text of a PDF: of its text layer where that can be believed, recognised from a picture of the page elsewhere. */
export async function readPdf(bytes: Uint8Array, { readers, recognise, onPage }: PdfOptions): Promise<Extraction> {
  if (hasSwollenStream(bytes)) return { outcome: 'unreadable', reason: 'too_complex' };
  const file = openDocument(bytes);
  const drawing = onDemand(bytes);
  try {
    const document = await file.document.catch(openingFault);
    if (typeof document === 'string') return { outcome: 'unreadable', reason: document };
    if (document.numPages > maxPages) return { outcome: 'unreadable', reason: 'too_many_pages' };
    const tools: PageTools = {
      drawing: drawing.open,
      hasLargePictures: mayHoldLargePictures(bytes),
      hasForms: mayHoldFormValues(bytes),
      readers: recognise ? readers : undefined,
    };
    const pages = await readPages(document, tools, onPage);
    return outcomeOf(pages, await carriedThings(document, bytes));
  } catch (error) {
    if (error instanceof TextTooLong) return { outcome: 'unreadable', reason: 'text_too_long' };
    throw error;
  } finally {
    drawing.close();
    await file.close();
  }
}

/** The PDF opened for drawing when that is first asked for; undefined when it cannot be. */
function onDemand(bytes: Uint8Array) {
  let opened: Promise<Drawing | undefined> | undefined;
  return {
    open: (): Promise<Drawing | undefined> => (opened ??= openForDrawing(bytes).catch(() => undefined)),
    close: (): void => void opened?.then((drawing) => drawing?.close()),
  };
}

async function readPages(
  document: PDFDocumentProxy,
  tools: PageTools,
  onPage: PdfOptions['onPage'],
): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  const of = document.numPages;
  let length = 0;
  for await (const page of inOrder(of, pagesAhead, (index) => readNumbered(document, index + 1, tools))) {
    const { picture, words } = page.reading;
    length += words.reduce((sum, { text }) => sum + text.length + 1, 0);
    if (length > maxTextLength) throw new TextTooLong();
    await onPage?.({ page: pages.length + 1, of, picture });
    pages.push({ ...page, reading: { ...page.reading, picture: picture && handedOver } });
  }
  return pages;
}

/** Stands for a picture that was told: a document of many pages is not kept in memory. */
const handedOver = new Uint8Array(0);

async function readNumbered(document: PDFDocumentProxy, number: number, tools: PageTools): Promise<ReadPage> {
  const page = await document.getPage(number).catch(() => undefined);
  const layer = page && (await readTextLayer(page, tools.hasForms).catch(undefinedIfDamaged));
  page?.cleanup();
  return layer ? readPage(number, layer, tools) : { reading: damagedPage, fault: 'damaged', unread: true };
}

function undefinedIfDamaged(error: unknown): undefined {
  if (error instanceof TextTooLong) throw error;
  return undefined;
}

const damagedPage: PageReading = {
  kind: 'blank',
  width: 612,
  height: 792,
  turn: 0,
  words: [],
  picture: null,
  problem: 'no_words',
};

function outcomeOf(pages: readonly ReadPage[], carried: Extract<Extraction, { outcome: 'read' }>['notes']): Extraction {
  const { text, layout } = documentText(pages.map(({ reading }) => reading));
  if (text === '') return { outcome: 'unreadable', reason: reasonFor(pages) };
  if (text.length > maxTextLength) return { outcome: 'unreadable', reason: 'text_too_long' };
  // What the layout says is wrong with a page is told by whoever explains it.
  const unread = pages.flatMap(({ unread: isUnread, reading }, index) =>
    isUnread && reading.problem === null ? [index + 1] : [],
  );
  const confidences = pages.flatMap(({ reading }) => reading.words.flatMap(({ confidence }) => confidence ?? []));
  return {
    outcome: 'read',
    text,
    source: {
      kind: 'pdf',
      pages: pages.length,
      ocr: confidences.length > 0,
      confidence: confidences.length > 0 ? confidences.reduce((sum, each) => sum + each, 0) / confidences.length : null,
    },
    notes: [...unreadNotes(unread), ...carried],
    layout,
  };
}

/** Why nothing could be read. Damage tells less than the other reasons, so it is named when it is the only one. */
function reasonFor(pages: readonly ReadPage[]): UnreadableReason {
  const unread = pages.filter((page) => page.unread);
  if (unread.length === 0) return 'no_text';
  if (unread.some(({ fault }) => fault === 'picture_too_large')) return 'picture_too_large';
  if (unread.some(({ fault }) => fault === 'too_complex')) return 'too_complex';
  if (unread.every(({ fault }) => fault === 'damaged')) return 'damaged';
  return reasonOfProblems(unread.flatMap(({ reading }) => reading.problem ?? []));
}
