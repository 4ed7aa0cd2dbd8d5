import type { Span } from '../../kernel/span.ts';

const isWordSign = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Whether a stretch begins and ends with whole words and whole numbers: "2.9" is not inside "12.9", nor "12" inside "12.9". */
export function isWhole(text: string, [start, end]: Span): boolean {
  const [before = '', first = ''] = [text[start - 1], text[start]];
  const [last = '', after = ''] = [text[end - 1], text[end]];
  if (isWordSign(before) && isWordSign(first)) return false;
  if (isWordSign(last) && isWordSign(after)) return false;
  if (/[.,]/.test(before) && /\d/.test(first) && /\d/.test(text[start - 2] ?? '')) return false;
  return !(/\d/.test(last) && /[.,]/.test(after) && /\d/.test(text[end + 1] ?? ''));
}

/** Most places where short words can stand in a text. */
const mostPlaces = 200;

/** Every place where words stand whole in a text. */
export function placesOf(words: string, text: string): Span[] {
  const places: Span[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at !== -1 && places.length < mostPlaces; at = text.indexOf(words, at + 1)) {
    const place: Span = [at, at + words.length];
    if (isWhole(text, place)) places.push(place);
  }
  return places;
}

/** The place nearest to any of the hinted ones; the first where nothing is hinted. */
export function nearest(places: readonly Span[], hints: readonly Span[]): Span | undefined {
  const distance = ([start]: Span): number =>
    Math.min(...hints.map(([from, to]) => (start < from ? from - start : Math.max(0, start - to))));
  if (hints.length === 0) return places[0];
  return places.reduce<Span | undefined>(
    (best, place) => (best === undefined || distance(place) < distance(best) ? place : best),
    undefined,
  );
}
