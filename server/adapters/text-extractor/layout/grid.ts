import { median, type Line } from './geometry.ts';
import { blankWidth, cellsOfLine } from './lines.ts';

/** Where a column of characters stands on the page: the left edge and the width of one character, in units of the page. */
export type Grid = { left: number; character: number };

/** How much finer than the print a grid may get: wider texts are hard to look at. */
const finest = 0.5;

/** A grid in which the cells of these lines have room beside each other, so that none is pushed out of its column. */
export function gridOf(lines: readonly Line[]): Grid {
  const words = lines.flatMap((line) => line.words);
  const usual = median(words.map((word) => (word.x1 - word.x0) / word.text.length)) || 5;
  const blank = blankWidth(lines);
  const tightest = lines.reduce((least, line) => {
    const cells = cellsOfLine(line, blank);
    return cells.slice(1).reduce((own, cell, index) => {
      const before = cells[index];
      // Half a character more for rounding.
      return before ? Math.min(own, (cell.x0 - before.x0) / (before.text.length + 2.5)) : own;
    }, least);
  }, usual);
  return {
    left: words.reduce((least, word) => Math.min(least, word.x0), Infinity),
    character: Math.max(tightest, finest * usual),
  };
}

export type GridPage = { width: number; height: number; lines: readonly Line[] };

/**
 * One grid for all pages of a shape: a table that goes on without its header keeps its columns under those of the page before.
 * Each page gets it in its own units.
 */
export function sharedGrids(pages: readonly GridPage[]): Grid[] {
  const own = pages.map(({ lines, width }) => shares(lines.length > 0 ? gridOf(lines) : undefined, width));
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
