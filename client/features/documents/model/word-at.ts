import type { Span } from '#core/kernel/span.ts';

/** The word around an offset; null in a gap. */
export function wordAt(text: string, offset: number): Span | null {
  if (offset < 0 || offset >= text.length || isGap(text[offset])) return null;
  let start = offset;
  let end = offset + 1;
  while (start > 0 && !isGap(text[start - 1])) start -= 1;
  while (end < text.length && !isGap(text[end])) end += 1;
  return [start, end];
}

/** The word before or behind a place, the first or the last where there is no other; null in a text without words. */
export function nextWord(text: string, place: Span | null, by: 1 | -1): Span | null {
  const from = place === null ? (by === 1 ? 0 : -1) : by === 1 ? place[1] : place[0] - 1;
  for (let offset = from; offset >= 0 && offset < text.length; offset += by) {
    if (!isGap(text[offset])) return wordAt(text, offset);
  }
  return place;
}

/** The whole words that a stretch of text touches; null where it touches none. */
export function wordsAround(text: string, [start, end]: Span): Span | null {
  const first = nextWord(text, [start, start], 1);
  const last = nextWord(text, [end, end], -1);
  const from = wordAt(text, start)?.[0] ?? first?.[0];
  const to = wordAt(text, end - 1)?.[1] ?? last?.[1];
  return from !== undefined && to !== undefined && from < to ? [from, to] : null;
}

const isGap = (letter: string | undefined) => letter === undefined || /\s/u.test(letter);
