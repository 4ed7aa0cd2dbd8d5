import type { Extraction, MediaType } from '#server/ports/text-extractor.ts';
import { readPlainText } from './plain-text.ts';

/** Reads one file in this process. Servers do it in a child process; see child-process.ts. */
export async function extract(bytes: Uint8Array, mediaType: MediaType): Promise<Extraction> {
  switch (mediaType) {
    case 'text/plain':
      return readPlainText(bytes);
    case 'application/pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(bytes);
    }
    case 'image/jpeg':
    case 'image/png':
      return { outcome: 'unreadable', reason: 'hard_to_read' };
  }
}
