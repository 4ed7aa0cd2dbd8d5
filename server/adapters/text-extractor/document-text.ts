import type { Box, DocumentLayout, DocumentPage, PageWord } from '#core/documents/page-layout.ts';
import { shift, type Span } from '#core/kernel/span.ts';
import { cleanWords } from './layout/clean-words.ts';
import type { Line, Word } from './layout/geometry.ts';
import { sharedGrids, type Grid } from './layout/grid.ts';
import { blocksOfPage, piecesOfBlocks } from './layout/page-pieces.ts';
import { joinPieces, type Piece } from './layout/pieces.ts';
import type { Block } from './layout/reading-order.ts';
import type { PageReading } from './page-reading.ts';

/** The canonical text of the pages, one blank line between them, and where every word of it stands on its page. */
export function documentText(readings: readonly PageReading[]): { text: string; layout: DocumentLayout } {
  const blocks = readings.map(({ words }) => blocksOfPage(cleanWords(words)));
  const grids = sharedGrids(
    readings.map(({ width, height }, page) => ({
      width,
      height,
      lines: wholeLines(blocks[page] ?? []),
      blank: blocks[page]?.[0]?.blank ?? 0,
    })),
  );
  let text = '';
  const pages = readings.map((reading, page) => {
    const pieces = [...bodyPieces(blocks[page], grids[page]), ...asidePieces(reading)];
    const { text: own, spans } = joinPieces(withoutLeadingBreak(pieces));
    const start = text.length + (text === '' || own === '' ? 0 : 2);
    text += own === '' ? '' : `${'\n'.repeat(start - text.length)}${own}`;
    return pageOf(reading, page + 1, [start, text.length], shifted(spans, start));
  });
  return { text, layout: { pages } };
}

const wholeLines = (blocks: readonly Block[]): Line[] => blocks.flatMap((block) => (block.column ? [] : block.lines));

const bodyPieces = (blocks: readonly Block[] = [], grid?: Grid): Piece[] => (grid ? piecesOfBlocks(blocks, grid) : []);

function asidePieces({ asides = [] }: PageReading): Piece[] {
  const lines = asides.map(cleanWords).filter((line) => line.length > 0);
  return lines.flatMap((line, index): Piece[] => [
    index === 0 ? '\n\n' : '\n',
    ...line.flatMap((word, at) => (at > 0 ? [' ', word] : [word])),
  ]);
}

const withoutLeadingBreak = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces[0] === '\n\n' ? pieces.slice(1) : pieces;

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

function pageWord(word: Word, span: Span, page: PageReading): PageWord {
  const placed = { span, box: boxOf(word, page), confidence: word.confidence ?? null };
  return word.doubt === undefined ? placed : { ...placed, doubt: word.doubt };
}

// Damaged fonts have widths that are no numbers: their words stand nowhere.
const boxOf = ({ x0, y0, x1, y1 }: Word, { width, height }: PageReading): Box =>
  [x0, y0, x1, y1, width, height].every(Number.isFinite)
    ? [share(x0, width), share(y0, height), share(x1, width), share(y1, height)]
    : [0, 0, 0, 0];

// A tenth of a thousandth of a page is finer than a screen, and shorter to store than all digits.
const share = (part: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, whole > 0 ? part / whole : 0)) * 10_000) / 10_000;
