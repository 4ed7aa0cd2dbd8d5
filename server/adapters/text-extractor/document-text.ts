import type { Box, DocumentLayout, DocumentPage, PageWord } from '#core/documents/page-layout.ts';
import { shift, type Span } from '#core/kernel/span.ts';
import { cleanWords } from './layout/clean-words.ts';
import type { Word } from './layout/geometry.ts';
import { piecesOfPage } from './layout/page-pieces.ts';
import { joinPieces, type Piece } from './layout/pieces.ts';
import type { PageReading } from './page-reading.ts';

/** The canonical text of the pages, one blank line between them, and where every word of it stands on its page. */
export function documentText(readings: readonly PageReading[]): { text: string; layout: DocumentLayout } {
  let text = '';
  const pages = readings.map((reading, index) => {
    const { text: own, spans } = joinPieces(piecesOfReading(reading));
    const start = text.length + (text === '' || own === '' ? 0 : 2);
    text += own === '' ? '' : `${'\n'.repeat(start - text.length)}${own}`;
    return pageOf(reading, index + 1, [start, text.length], shifted(spans, start));
  });
  return { text, layout: { pages } };
}

function piecesOfReading({ words, asides = [] }: PageReading): Piece[] {
  const lines = asides.map(cleanWords).filter((aside) => aside.length > 0);
  const body = piecesOfPage(cleanWords(words));
  return lines.reduce<Piece[]>(
    (pieces, aside, index) => [
      ...pieces,
      ...(pieces.length > 0 ? [index === 0 ? '\n\n' : '\n'] : []),
      ...aside.flatMap((word, at) => (at > 0 ? [' ', word] : [word])),
    ],
    body,
  );
}

const shifted = (spans: ReadonlyMap<Word, Span>, by: number): [Word, Span][] =>
  [...spans].map(([word, span]) => [word, shift(span, by)]);

function pageOf(reading: PageReading, number: number, span: Span, words: readonly [Word, Span][]): DocumentPage {
  const { kind, width, height, turn, problem, picture } = reading;
  return {
    number,
    kind,
    width,
    height,
    turn,
    hasPicture: picture !== null,
    problem,
    span,
    words: words.map(([word, place]) => pageWord(word, place, reading)),
  };
}

const pageWord = (word: Word, span: Span, page: PageReading): PageWord => ({
  span,
  box: boxOf(word, page),
  confidence: word.confidence ?? null,
  ...(word.doubt === undefined ? {} : { doubt: word.doubt }),
});

const boxOf = ({ x0, y0, x1, y1 }: Word, { width, height }: PageReading): Box => [
  share(x0, width),
  share(y0, height),
  share(x1, width),
  share(y1, height),
];

// A tenth of a thousandth of a page is finer than a screen, and shorter to store than all digits.
const share = (part: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, whole > 0 ? part / whole : 0)) * 10_000) / 10_000;
