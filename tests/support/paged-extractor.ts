import type { DocumentLayout, PageWord } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';

/** What a page looks like here: its number and its words in bytes. */
export const pictureOf = (page: number, part: string): Uint8Array => Buffer.from(`picture ${page}: ${part}`);

/** Takes a file for pages parted by form feeds, each a scan of words; a word that ends with "?" is doubtful. Draws pages as "drawn". */
export const pagedExtractor: TextExtractor = {
  drawPage: async ({ bytes }, { page, turn }) => {
    await readAll(bytes);
    return { outcome: 'drawn', picture: Buffer.from(`drawn ${page} turned ${turn}`) };
  },
  async extract({ bytes }, { onPage } = {}) {
    const parts = (await readAll(bytes)).split('\f');
    for (const [index, part] of parts.entries()) {
      await onPage?.({ page: index + 1, of: parts.length, picture: isDrawn(part) ? null : pictureOf(index + 1, part) });
    }
    const text = parts.join('\n\n');
    const source = { kind: 'pdf', pages: parts.length, ocr: true, confidence: 0.95 } as const;
    return { outcome: 'read', text, layout: layoutOf(parts), source, notes: [] };
  },
};

/** A page that begins with "printed" has no picture of its own. */
const isDrawn = (part: string): boolean => part.startsWith('printed');

function layoutOf(parts: readonly string[]): DocumentLayout {
  let from = 0;
  const pages = parts.map((part, index) => {
    const start = from;
    from += part.length + 2;
    const span: Span = [start, start + part.length];
    return {
      number: index + 1,
      kind: isDrawn(part) ? ('text' as const) : ('scan' as const),
      width: 1240,
      height: 1754,
      turn: 0 as const,
      hasPicture: !isDrawn(part),
      problem: null,
      span,
      words: wordsOf(part, start),
    };
  });
  return { pages };
}

const wordsOf = (part: string, start: number): PageWord[] =>
  Array.from(part.matchAll(/\S+/g), (match) => ({
    span: [start + match.index, start + match.index + match[0].length],
    box: [0.1, 0.1, 0.2, 0.2],
    confidence: 0.9,
    ...(match[0].endsWith('?') && { doubt: { reason: 'faint' as const } }),
  }));

async function readAll(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.from(bytes instanceof Uint8Array ? bytes : Buffer.concat(await Array.fromAsync(bytes))).toString();
}
