import type { Box, DocumentPage, PageWord } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { lineAround, wordsIn } from './page-words.ts';

/**
 * A row of a page as a picture. Its pieces lie side by side and leave nothing out; a narrow screen may break the row between
 * them. All numbers are shares (0..1) of the page.
 */
export type RowStrip = { pieces: Box[]; marks: Box[]; letterHeight: number };

type Page = Pick<DocumentPage, 'words' | 'width' | 'height'>;

const above = 0.7; // of the height of a word, on either side of the row
const beside = 1.2;
const gap = 1.4; // wider than between two words of a sentence

/** The row of the page in which `place` stands, with the words of `marked` marked; undefined where the page has none of its words. */
export function rowStrip(page: Page, text: string, place: Span, marked: Span | null = place): RowStrip | undefined {
  const placed = wordsIn(page, place);
  if (placed.length === 0) return undefined;
  const height = middle(placed.map(({ box }) => box[3] - box[1]));
  const band = [Math.min(...placed.map(({ box }) => box[1])), Math.max(...placed.map(({ box }) => box[3]))] as const;
  const row = wordsIn(page, lineAround(text, place)).filter(isOnBand(band));
  const words = row.length === 0 ? placed : row;
  const side = (height * page.height * beside) / page.width;
  const top = clamp(band[0] - height * above);
  const bottom = clamp(band[1] + height * above);
  return {
    pieces: piecesOf(words, side).map(([left, right]) => [left, top, right, bottom]),
    marks: marked === null ? [] : wordsIn(page, marked).map(({ box }) => box),
    letterHeight: height,
  };
}

const isOnBand =
  ([top, bottom]: readonly [number, number]) =>
  ({ box }: PageWord): boolean => {
    const centre = (box[1] + box[3]) / 2;
    return centre >= top && centre <= bottom;
  };

// Cut in the middle of every wide gap.
function piecesOf(words: PageWord[], side: number): [left: number, right: number][] {
  const boxes = words.map(({ box }) => box).toSorted((a, b) => a[0] - b[0]);
  const cuts: number[] = [];
  let right = boxes[0]?.[2] ?? 0;
  for (const [from, , to] of boxes) {
    if (from - right > (side / beside) * gap) cuts.push((from + right) / 2);
    right = Math.max(right, to);
  }
  const ends = [clamp((boxes[0]?.[0] ?? 0) - side), ...cuts, clamp(right + side)];
  return ends.slice(1).map((end, index) => [ends[index] ?? 0, end]);
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
