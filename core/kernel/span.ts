import { z } from 'zod';

/** Half-open range of UTF-16 offsets into a document's canonical text. */
export const Span = z.tuple([z.number(), z.number()]);
export type Span = [start: number, end: number];

export const textAt = (text: string, [start, end]: Span): string => text.slice(start, end);

export const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];

export const contains = (outer: Span, inner: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1];

/** Moves a span found inside a piece of text to where that piece stands in the whole. */
export const shift = ([start, end]: Span, by: number): Span => [start + by, end + by];

/** A text with blanks in the place of stretches, so that every other word keeps its offset. */
export function blanked(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const from = Math.max(at, start);
    pieces.push(text.slice(at, from), text.slice(from, end).replace(/[^\n]/g, ' '));
    at = Math.max(at, end);
  }
  return [...pieces, text.slice(at)].join('');
}
