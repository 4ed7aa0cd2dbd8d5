import type { Word } from './geometry.ts';
import { linesOfWords } from './lines.ts';
import type { Piece } from './pieces.ts';
import { blocksInReadingOrder } from './reading-order.ts';
import { textOfBlock } from './text.ts';
import { joinWrappedRows } from './wrapped-rows.ts';

/** The words of one page in reading order, with the blanks and line ends between them. */
export const piecesOfPage = (words: readonly Word[]): Piece[] =>
  blocksInReadingOrder(linesOfWords(words)).flatMap(({ lines, prose }, index): Piece[] => [
    index > 0 ? '\n' : '',
    ...textOfBlock({ lines: prose ? lines : joinWrappedRows(lines), prose }),
  ]);
