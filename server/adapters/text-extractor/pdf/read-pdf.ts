import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Extraction } from '#server/ports/text-extractor.ts';
import { linesOfWords } from '../layout/lines.ts';
import type { Word } from '../layout/geometry.ts';
import { blocksInReadingOrder } from '../layout/reading-order.ts';
import { textOfBlock } from '../layout/text.ts';
import { wordsOfRuns } from '../layout/words.ts';
import { joinWrappedRows } from '../layout/wrapped-rows.ts';
import { drawingTraits, pageKind, textTraits, type PageKind } from './page-kind.ts';
import { runsOfPage } from './page-words.ts';

export const maxPages = 300;

const library = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))));

type PageText = { kind: PageKind; text: string };

/** Text of a PDF's text layer, rows kept in order. Pages that are pictures are named, never guessed. */
export async function readPdf(bytes: Uint8Array): Promise<Extraction> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${library}/wasm/`,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) return { outcome: 'unreadable', reason: 'too_many_pages' };
    return outcomeOf(await readPages(document));
  } catch (error) {
    return { outcome: 'unreadable', reason: isPasswordError(error) ? 'password_protected' : 'damaged' };
  } finally {
    await task.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return pages;
}

async function readPage(page: PDFPageProxy): Promise<PageText> {
  const words = wordsOfRuns(await runsOfPage(page));
  const traits = textTraits(words.map((word) => word.text).join(' '));
  const kind = pageKind({ ...traits, ...(await drawingTraits(page)) });
  return { kind, text: kind === 'text' ? textOfWords(words) : '' };
}

const textOfWords = (words: readonly Word[]): string =>
  blocksInReadingOrder(linesOfWords(words))
    .map(({ lines, prose }) => textOfBlock({ lines: prose ? lines : joinWrappedRows(lines), prose }))
    .join('\n');

function outcomeOf(pages: readonly PageText[]): Extraction {
  const unread = pages.flatMap(({ kind }, index) => (kind === 'text' || kind === 'blank' ? [] : [index + 1]));
  const text = pages
    .map((page) => page.text)
    .filter((each) => each !== '')
    .join('\n\n');
  if (text.trim() === '') {
    return { outcome: 'unreadable', reason: unread.length > 0 ? 'hard_to_read' : 'no_text' };
  }
  return {
    outcome: 'read',
    text,
    source: { kind: 'pdf', pages: pages.length, ocr: false, confidence: null },
    layout: { pages: [] },
    notes: unread.length === 0 ? [] : [{ kind: 'hard_to_read', text: unreadPagesNote(unread) }],
  };
}

function unreadPagesNote(pages: readonly number[]): string {
  const [only] = pages;
  return pages.length === 1
    ? `Page ${only} is a picture. Its words could not be read and are not explained here.`
    : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)} are pictures. Their words could not be read and are not explained here.`;
}

const isPasswordError = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
