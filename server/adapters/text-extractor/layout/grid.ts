import { median, type Line, type Word } from './geometry.ts';
import { blankFor } from './lines.ts';

/** Where a column of characters stands on the page: the left edge and the width of one character, in units of the page. */
export type Grid = { left: number; character: number };

/** How much finer than the print a grid may get: wider texts are hard to look at. */
const finest = 0.5;

/** A grid in which the cells of these lines have room beside each other, so that none is pushed out of its column. */
export function gridOf(lines: readonly Line[], blank: number): Grid {
  const widths: number[] = [];
  let left = Infinity;
  let tightest = Infinity;
  for (const { words } of lines) {
    for (const word of words) widths.push((word.x1 - word.x0) / word.text.length);
    left = Math.min(left, words[0]?.x0 ?? left);
    tightest = Math.min(tightest, tightestCell(words, blank));
  }
  const usual = median(widths) || 5;
  return { left, character: Math.max(Math.min(tightest, usual), finest * usual) };
}

/** The width of a character at which no cell of a line reaches into the next; half a character more for rounding. */
function tightestCell(words: readonly Word[], blank: number): number {
  let least = Infinity;
  let start = words[0]?.x0 ?? 0;
  let length = 0;
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before && word.x0 - before.x1 >= blankFor(word, blank)) {
      least = Math.min(least, (word.x0 - start) / (length + 2.5));
      start = word.x0;
      length = word.text.length;
    } else {
      length += word.text.length + (before ? 1 : 0);
    }
  });
  return least;
}

export type GridPage = { width: number; height: number; lines: readonly Line[]; blank: number };

/**
 * One grid for all pages of a shape: a table that goes on without its header keeps its columns under those of the page before.
 * Each page gets it in its own units.
 */
export function sharedGrids(pages: readonly GridPage[]): Grid[] {
  const own = pages.map(({ lines, blank, width }) =>
    shares(lines.length > 0 ? gridOf(lines, blank) : undefined, width),
  );
  return pages.map((page) => {
    const alike = own.filter((grid, index) => grid !== undefined && shape(pages[index]) === shape(page));
    const characters = alike.map((grid) => grid?.character ?? 0);
    const character = Math.max(Math.min(...characters), finest * median(characters));
    return { left: Math.min(...alike.map((grid) => grid?.left ?? 0)) * page.width, character: character * page.width };
  });
}

const shares = (grid: Grid | undefined, width: number): Grid | undefined =>
  grid && { left: grid.left / width, character: grid.character / width };

const shape = (page: GridPage | undefined): number => Math.round((30 * (page?.width ?? 0)) / (page?.height ?? 1));
