import type { LabResult } from '../../documents/explanation.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import { touchedBy } from '../../kernel/items-in-span.ts';
import { overlaps, textAt, type Span } from '../../kernel/span.ts';
import { hasDigit } from '../lines.ts';

/** What a word of a row is to its result. `other`: in the row, but nothing that was read from it. */
export type RowPart = 'name' | 'number' | 'unit' | 'range' | 'mark' | 'previous' | 'other';

/** Answers what a word inside a row is, by where it stands and else by what it says. */
export function rowParts(row: LabResult, text: string): (word: Span) => RowPart {
  const printed = textAt(text, row.span);
  const from = row.span[0];
  const name = placesOf(row.name, printed, from);
  const range = row.range === null ? [] : placesOf(row.range.text.trim(), printed, from);
  const value = placesOf(row.value, printed, from).filter(
    (place) => isWhole(place, text) && ![...name, ...range].some((taken) => overlaps(taken, place)),
  );
  const isAt = (places: readonly Span[], word: Span) => places.some((place) => overlaps(place, word));
  return (word) => {
    if (isAt(value, word)) return 'number';
    if (isAt(name, word)) return 'name';
    if (isAt(range, word)) return 'range';
    const words = textAt(text, word);
    if (isSame(row.unit, words)) return 'unit';
    if (row.printedFlag !== null && bare(words) === bare(row.printedFlag)) return 'mark';
    if (isSame(row.previous, words)) return 'previous';
    if (row.name.includes(words) && words.length > 1) return 'name';
    return isSame(row.range?.text ?? null, words) ? 'range' : 'other';
  };
}

function placesOf(part: string, printed: string, from: number): Span[] {
  const places: Span[] = [];
  if (part === '') return places;
  for (let at = printed.indexOf(part); at !== -1; at = printed.indexOf(part, at + part.length))
    places.push([from + at, from + at + part.length]);
  return places;
}

/** "4.1" is not the value inside "14.1". */
const isWhole = ([start, end]: Span, text: string): boolean =>
  !(/[\d.,]/.test(text.charAt(start - 1)) && hasDigit(text.charAt(start))) &&
  !/^[.,]?\d/.test(text.slice(end, end + 2));

const bare = (mark: string): string => mark.replace(/[()[\]]/g, '');

/** A cell can hold more than one word, and a word more than one part. */
const isSame = (part: string | null, word: string): boolean =>
  part !== null && part !== '' && (part.includes(word) || word.includes(part));

export type PartOfRow = { word: PageWord; part: RowPart };

/** Each row with the words that stand in its region, and what each is to its result. */
export function rowsWithWords(rows: readonly LabResult[], words: readonly PageWord[], text: string) {
  const regions = rowRegions(rows, text);
  const inOrder = words.toSorted((a, b) => a.span[0] - b.span[0]);
  return rows.map((row, at) => {
    const region = regions[at] ?? row.span;
    const inside = touchedBy(inOrder, region);
    const partOf = inside.length === 0 ? undefined : rowParts(row, text);
    return { row, region, words: inside.map((word): PartOfRow => ({ word, part: partOf?.(word.span) ?? 'other' })) };
  });
}

/** Where the words of each row may stand: in a table also the rest of its line up to the next row, for a cell that could not be read. */
export function rowRegions(rows: readonly Pick<LabResult, 'span'>[], text: string): Span[] {
  const starts = [...new Set(rows.map(({ span }) => span[0]))].sort((a, b) => a - b);
  return rows.map(({ span: [start, end] }): Span => {
    const next = starts[firstFrom(starts, (at) => at >= end)] ?? text.length;
    const lineEnd = text.slice(end, next).indexOf('\n');
    const stop = lineEnd === -1 ? next : end + lineEnd;
    return text.slice(start, stop).includes('  ') ? [start, Math.max(end, stop)] : [start, end];
  });
}
