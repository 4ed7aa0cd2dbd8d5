import type { Component } from './components.ts';

/** Letters that stand on one printed line; `small` are dots, commas, dashes and raised figures that belong to them. */
export type LetterRow = { letters: Component[]; small: Component[]; y0: number; y1: number };

const middle = (box: Component): number => (box.y0 + box.y1) / 2;
const centre = (box: Component): number => (box.x0 + box.x1) / 2;
const heightOf = (box: Component): number => box.y1 - box.y0;
const widthOf = (box: Component): number => box.x1 - box.x0;

/** The height of most capitals and figures of a page, in pixels. */
export function letterHeight(components: readonly Component[], page: { width: number; height: number }): number {
  const heights = components
    .filter((each) => {
      const height = heightOf(each);
      const width = widthOf(each);
      const isLetter = width / height < 4 && height / width < 12 && each.ink > 10;
      return isLetter && height >= 7 && height < page.height / 10 && width < page.width / 6;
    })
    .map(heightOf)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.7)] ?? 20;
}

/** What may be part of a letter: no speck, no rest of a rule, no picture. */
export function isLetterPart(component: Component, letter: number): boolean {
  const height = heightOf(component);
  const width = widthOf(component);
  const isSpeck = component.ink < Math.max(3, letter * letter * 0.005);
  const isLyingRule = width > letter * 6 && height < letter * 0.25;
  const isStandingRule = height > letter * 2.6 && width < letter * 0.22;
  return !isSpeck && !isLyingRule && !isStandingRule && height < letter * 4.5 && width < letter * 30;
}

/** Letters of ordinary size make the rows, then the small parts join the row whose letters stand nearest. */
export function rowsOfLetters(parts: readonly Component[], letter: number): LetterRow[] {
  const isTall = (part: Component): boolean => heightOf(part) >= letter * 0.55;
  const rows = rowsOfTallParts(parts.filter(isTall), letter);
  const lone: LetterRow[] = [];
  for (const part of parts) {
    if (isTall(part)) continue;
    const isMark = widthOf(part) > letter * 0.3 && heightOf(part) > letter * 0.08 && part.ink > letter * letter * 0.03;
    const row = nearestRow(rows, part, letter) ?? (isMark ? rowThrough(rows, part) : undefined);
    if (row) row.small.push(part);
    else if (isMark) lone.push({ letters: [], small: [part], y0: part.y0, y1: part.y1 });
  }
  return [...rows, ...lone];
}

function rowsOfTallParts(tall: readonly Component[], letter: number): LetterRow[] {
  const rows: LetterRow[] = [];
  for (const part of tall.toSorted((a, b) => middle(a) - middle(b))) {
    const near = rows.slice(-12).map((row) => ({ row, overlap: overlapWithRow(row, part, letter) }));
    const best = near.reduce((a, b) => (b.overlap > a.overlap ? b : a), { row: undefined, overlap: 0.5 } as Candidate);
    if (best.row) {
      best.row.letters.push(part);
    } else {
      rows.push({ letters: [part], small: [], y0: part.y0, y1: part.y1 });
    }
  }
  for (const row of rows) {
    row.y0 = Math.min(...row.letters.map((part) => part.y0));
    row.y1 = Math.max(...row.letters.map((part) => part.y1));
  }
  return rows;
}

type Candidate = { row: LetterRow | undefined; overlap: number };

/** How much of the lower of the two lies beside the other. Only letters close by count, since lines of a photo bend. */
function overlapWithRow(row: LetterRow, part: Component, letter: number): number {
  const near = row.letters.filter((each) => Math.abs(centre(each) - centre(part)) < letter * 14);
  const beside = near.length > 0 ? near : row.letters;
  const top = beside.reduce((sum, each) => sum + each.y0, 0) / beside.length;
  const foot = beside.reduce((sum, each) => sum + each.y1, 0) / beside.length;
  return (Math.min(part.y1, foot) - Math.max(part.y0, top)) / Math.min(heightOf(part), foot - top);
}

function nearestRow(rows: readonly LetterRow[], part: Component, letter: number): LetterRow | undefined {
  let nearest: LetterRow | undefined;
  let least = letter * 1.6;
  for (const row of rows) {
    if (part.y1 < row.y0 - letter * 0.8 || part.y0 > row.y1 + letter * 0.6) continue;
    for (const each of row.letters) {
      const across = Math.max(0, each.x0 - part.x1, part.x0 - each.x1);
      const down = Math.max(0, each.y0 - part.y1, part.y0 - each.y1);
      if (across + down * 2 < least) {
        least = across + down * 2;
        nearest = row;
      }
    }
  }
  return nearest;
}

/** The row that a mark far from all letters stands in, like the dash of an empty cell. */
function rowThrough(rows: readonly LetterRow[], mark: Component): LetterRow | undefined {
  const away = (row: LetterRow): number =>
    Math.min(...row.letters.map((each) => Math.abs(centre(each) - centre(mark))));
  return rows
    .filter((row) => row.y0 < middle(mark) && middle(mark) < row.y1)
    .map((row) => ({ row, distance: away(row) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.row;
}
