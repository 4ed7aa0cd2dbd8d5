import { shownText } from './shown-text.ts';

/**
 * The place in an element where a text stands, however the page breaks its lines and cuts it into elements; null where it does not
 * stand there. With `after`, the first place behind it, and where there is none, the first of all.
 */
export function findText(root: Element, text: string, after: Range | null = null): Range | null {
  const places = placesOf(root, [text], (found) => squeezed(found) === squeezed(text));
  const next = after && places.find((place) => place.compareBoundaryPoints(Range.END_TO_START, after) >= 0);
  return next ?? places[0] ?? null;
}

/**
 * Every place in an element where one of these words or phrases stands, in small letters or capitals: the longest that fits. Short
 * words in capitals are found in capitals only: AS is a valve that is too narrow, and "as" is not.
 */
export function findWords(root: Element, words: readonly string[]): Range[] {
  const anyCase = new Set(words.filter((word) => !isShortForm(word)).map((word) => squeezed(word).toLowerCase()));
  const asWritten = new Set(words.map(squeezed));
  return placesOf(root, words, (found) => {
    const form = squeezed(found);
    return asWritten.has(form) || anyCase.has(form.toLowerCase());
  });
}

const isShortForm = (word: string) => word.length <= 4 && word === word.toUpperCase();

function placesOf(root: Element, wanted: readonly string[], isMeant: (found: string) => boolean): Range[] {
  const patterns = wanted
    .filter((one) => one.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  if (patterns.length === 0) return [];
  const { text, rangeOf } = shownText(root);
  const places: Range[] = [];
  for (const { 0: found, index } of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
    const end = index + found.length;
    if (isWhole(text, index, end) && isMeant(found)) places.push(rangeOf(index, end));
  }
  return places;
}

// Two words may stand in different elements with nothing between them, as a value and its unit do.
const patternOf = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
    .join('\\s*');

const squeezed = (text: string) => text.replace(/\s+/gu, '');

const letter = /[\p{L}\p{N}]/u;

// Whole words, so that "ion" is not found inside "region". A text that ends with a full stop may be followed by anything.
function isWhole(text: string, start: number, end: number): boolean {
  const joins = (one: string | undefined, other: string | undefined) =>
    letter.test(one ?? '') && letter.test(other ?? '');
  return !joins(text[start - 1], text[start]) && !joins(text[end - 1], text[end]);
}
