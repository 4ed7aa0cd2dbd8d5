import { phraseList, remembering } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };

/**
 * The words of laboratory reports that the reader goes by, by what they say about the thing looked for. Lower case; matched whole and whatever
 * their case. `noResultWords` say why there is none; `noRangeWords` stand where a reference range would be.
 */
export const { absentWords, presentWords, noResultWords, noRangeWords } = reportWords.results;
const { otherResultWords } = reportWords.results;

const phrase = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ ]'))
    .join('|');

/** "Low risk" names a step of a range, and is no result. */
const notInsideWord = String.raw`(?![\p{L}\d]|\s(?:cv )?risk\b)`;

/** A result in words, at a place. */
export const resultWordsAt = new RegExp(
  `(?:${phrase([...absentWords, ...presentWords, ...otherResultWords, ...noResultWords, ...noRangeWords])})${notInsideWord}`,
  'iuy',
);

/** The letters that results in words begin with, up to the first other sign. */
export const resultStarts: readonly string[] = [
  ...[...absentWords, ...presentWords, ...otherResultWords, ...noResultWords, ...noRangeWords],
].map((words) => /^\p{L}*/u.exec(words)?.[0] ?? '');

const asSet = (words: readonly string[]): ReadonlySet<string> => new Set(words);
export const isAbsentWord = membership(asSet(absentWords));
export const isPresentWord = membership(asSet(presentWords));
/** Neither yes nor no. */
export const isUncertainWord = membership(
  new Set(['equivocal', 'indeterminate', 'borderline', 'inconclusive', 'weak positive', 'gray zone', 'grey zone']),
);
const isNoResultWord = membership(asSet(noResultWords));
const saysNoResult = phraseList(reportWords.results.saysNoResult);
const mostWords = 14;

/** Whether words say that there is no result, and why: "Pending", "Specimen haemolysed, please repeat". */
export const isNoResult = remembering(
  (printed): boolean =>
    isNoResultWord(printed) || (!beginsWithResult(printed) && isShort(printed) && saysNoResult.holds(printed)),
);

const isShort = (printed: string): boolean => printed.length < 120 && printed.split(/\s+/).length <= mostWords;
function beginsWithResult(printed: string): boolean {
  const first = printed.trim().split(/[\s,;.:]/)[0] ?? '';
  return /\d/.test(first) || isAbsentWord(first) || isPresentWord(first);
}

/** Whether words are a result as laboratories print them, and nothing else, or the reason why there is none. */
export function isResultInWords(printed: string): boolean {
  const words = printed.trim();
  resultWordsAt.lastIndex = 0;
  return resultWordsAt.exec(words)?.[0].length === words.length || isNoResult(words);
}
export const isNoRange = membership(
  asSet([...noRangeWords, 'n/a', 'not available', 'none provided', 'pending', '-', '--', 'unknown']),
);

function membership(words: ReadonlySet<string>): (printed: string) => boolean {
  return (printed) =>
    words.has(
      printed
        .trim()
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[.,;:*]+$/, ''),
    ) || words.has(printed.trim().toLowerCase());
}
