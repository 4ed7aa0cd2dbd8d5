import type { Extraction, ExtractOptions, MediaType } from '#server/ports/text-extractor.ts';
import type { AskForCore } from './child/ask-for-core.ts';
import { createPictureReaders, type PictureReaders } from './picture-readers.ts';
import { readPlainText } from './plain-text.ts';
import { readingThreads } from './reading-threads.ts';

type Options = Omit<ExtractOptions, 'signal'> & { threads?: number; askForCore?: AskForCore };

/** Reads one file in this process. Servers do it in a child process; see child-process.ts. */
export async function extract(
  bytes: Uint8Array,
  mediaType: MediaType,
  { onPage, recognise = true, threads = readingThreads, askForCore }: Options = {},
): Promise<Extraction> {
  if (mediaType === 'text/plain') return readPlainText(bytes);
  const readers = createPictureReaders({ threads, ...(askForCore && { askForCore }) });
  try {
    return await extractFromPages(bytes, mediaType, { onPage, recognise, readers });
  } finally {
    await readers.close();
  }
}

type PageOptions = { onPage: ExtractOptions['onPage']; recognise: boolean; readers: PictureReaders };

async function extractFromPages(
  bytes: Uint8Array,
  mediaType: Exclude<MediaType, 'text/plain'>,
  { onPage, recognise, readers }: PageOptions,
): Promise<Extraction> {
  // Loaded when they are needed: a text file should not pay for a parser, nor a photo for the one of PDFs.
  if (mediaType === 'application/pdf') {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    return readPdf(bytes, { readers, recognise, ...(onPage && { onPage }) });
  }
  const { readPhoto } = await import('./read-photo.ts');
  return recognise
    ? readPhoto(bytes, { readers, ...(onPage && { onPage }) })
    : { outcome: 'unreadable', reason: 'hard_to_read' };
}
