import type { Word } from './geometry.ts';
import { gridOf, type Grid } from './grid.ts';
import { linesOfWords } from './lines.ts';
import type { Piece } from './pieces.ts';
import { blocksInReadingOrder, type Block } from './reading-order.ts';
import { textOfBlock } from './text.ts';
import { joinWrappedRows } from './wrapped-rows.ts';

/** The words of one page as blocks in reading order, with every table row on one line. */
export const blocksOfPage = (words: readonly Word[]): Block[] =>
  blocksInReadingOrder(linesOfWords(words)).map((block) =>
    block.prose ? block : { ...block, lines: joinWrappedRows(block.lines, block.blank) },
  );

/** The blocks with the blanks and line ends between their words. `grid` is that of the page; columns have their own. */
export const piecesOfBlocks = (blocks: readonly Block[], grid: Grid): Piece[] =>
  blocks.flatMap((block, index): Piece[] => [
    index > 0 ? '\n' : '',
    ...textOfBlock(block, block.column ? gridOf(block.lines, block.blank) : grid),
  ]);
