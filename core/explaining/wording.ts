/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

/** "eGFR", "pH" and "γ-GT" keep their small letter. */
export const capitalise = (words: string): string =>
  /^(?:[a-z][A-Z]|\p{Script=Greek})/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

/** Lower-cases a capital that only starts a phrase; "MRI" and "Crohn disease" keep theirs. */
export const uncapitalise = (words: string): string =>
  /^(?:[A-Z][a-z]+(?![a-z]*(?:['’]s|-[A-Z]))|A\s)/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

const small = [
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
].flatMap((line) => line.split(' '));
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Counts are ours, numbers are the document's: counts are written in words so that no digit is shown that is not printed. */
export function inWords(count: number): string {
  const word = small[count];
  if (word !== undefined) return word;
  if (count >= 100) return 'more than a hundred';
  const ten = tens[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10] ?? ''}`;
}

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** "one result", "seven results". */
export const counted = (count: number, one: string, many?: string): string =>
  `${inWords(count)} ${plural(count, one, many)}`;

export const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** Ends a sentence once, whatever it ended with. */
export const sentence = (words: string): string => {
  const trimmed = capitalise(words.trim());
  return /[.?]["”]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

export const wordCount = (text: string): number => text.match(wordWithin)?.length ?? 0;

const wordWithin = /[\p{L}\d]\S*/gu;
