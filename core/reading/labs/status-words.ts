import type { Range } from './reference-range.ts';
import { withSingleBlanks } from './signs.ts';
import type { RangeStatus } from './status.ts';
import {
  isAbsentWord,
  isNoRange,
  isNoResult,
  isPresentSentence,
  isPresentWord,
  isUncertainWord,
  severalAnswers,
  withoutBracket,
} from './wording.ts';

/** What a result in words is beside what the print expects; unknown where the two do not speak of the same thing. */
export function judgeWords(value: string, range: Range): RangeStatus {
  if (isNoResult(value) || isNoRange(range.text)) return 'unknown';
  const said = fold(isAbsentWord(withoutBracket(value)) ? withoutBracket(value) : value);
  if (range.low !== null || range.high !== null) {
    return isAbsentWord(said) && (range.low === null || range.low <= 0) ? 'normal' : 'unknown';
  }
  const expected = range.text
    .split(/[,;/]|\bor\b/i)
    .map(fold)
    .filter((words) => words !== '');
  if (fold(range.text) === said || expected.includes(said)) return 'normal';
  const isNoneExpected = expected.length > 0 && expected.every((words) => words === 'n' || isAbsentWord(words));
  if (said === 'p' && isNoneExpected) return 'abnormal';
  const several = severalAnswers(said);
  if (several !== null && isNoneExpected) return several === 'found' ? 'abnormal' : 'normal';
  if (looks.some((look) => look.wished.has(expected.join()) && look.changed.has(said))) return 'abnormal';
  const absentExpected = expected.length > 0 && expected.every(isAbsentWord);
  if (isAbsentWord(said)) return absentExpected ? 'normal' : expected.every(isPresentWord) ? 'abnormal' : 'unknown';
  return absentExpected && saysMore(said) ? 'abnormal' : 'unknown';
}

/** Not "negative", whatever the words go on to say: "Positive 1:80", "3+", "+3", "Equivocal - repeat". */
const saysMore = (said: string): boolean =>
  [
    said,
    ...[1, 2].map((count) =>
      said
        .split(/[\s,;]+/)
        .slice(0, count)
        .join(' '),
    ),
  ].some(
    (words) =>
      isPresentWord(words) ||
      isUncertainWord(words) ||
      isPresentSentence(words) ||
      /^(?:[1-4]?\+{1,4}|\+[1-4])$/.test(words),
  );

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(';').map((word) => word.trim()));

/** How urine and other fluids look: what is wished for, and what plainly differs from it. */
const looks = [
  {
    wished: setOf('clear'),
    changed: setOf(
      'cloudy; hazy; turbid; slightly cloudy; slightly hazy; slightly turbid; very cloudy; bloody; milky; murky',
    ),
  },
  {
    wished: setOf('yellow; pale yellow; light yellow; straw; straw,yellow; yellow,straw; pale yellow,yellow'),
    changed: setOf(
      'dark yellow; deep yellow; amber; dark amber; red; pink; brown; orange; bloody; green; black; tea; cola',
    ),
  },
];

const fold = (words: string): string =>
  withSingleBlanks(words.toLowerCase().replace(/[()]/g, ' '))
    .replace(/[.,;:*]+$/, '')
    .trim();
