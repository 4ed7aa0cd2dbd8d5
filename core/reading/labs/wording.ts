import { matchesIn } from '../../kernel/matches-in.ts';
import { phraseList, remembering } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { hasDigit, wordsIn, withSingleBlanks } from './signs.ts';

/** Words of results by what they say, in lower case. `noResultWords` say why there is none; `noRangeWords` stand in the place of a range. */
export const { absentWords, presentWords, noResultWords, noRangeWords } = reportWords.results;
const { otherResultWords, uncertainWords, failedWords } = reportWords.results;
const anyWords = [
  ...absentWords,
  ...presentWords,
  ...uncertainWords,
  ...failedWords.filter((word) => word !== 'failed'),
  ...otherResultWords,
  ...noResultWords,
  ...noRangeWords,
];

const phrase = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '[ ]'))
    .join('|');

/** "Low risk" names a step of a range, and is no result. */
const notInsideWord = String.raw`(?![\p{L}\d]|\s(?:cv )?risk\b)`;

/** A result in words, at a place. */
export const resultWordsAt = new RegExp(`(?:${phrase(anyWords)})${notInsideWord}`, 'iuy');

/** The letters that results in words begin with, up to the first other sign. */
export const resultStarts: readonly string[] = anyWords.map((words) => /^\p{L}*/u.exec(words)?.[0] ?? '');

const asSet = (words: readonly string[]): ReadonlySet<string> => new Set(words);
const isAbsentPhrase = membership(asSet(absentWords));
/** "No mutation found", "no virus was detected". */
const absentSentence =
  /^no (?!result|sample|specimen)(?:[\p{L}\d/-]{2,20} ){1,4}(?:(?:was|were|has been|have been) )?(?:found|detected|seen|identified|isolated|present|grown|observed|demonstrated)\b/iu;
export const isAbsentWord = (printed: string): boolean =>
  isAbsentPhrase(printed) || absentSentence.test(printed.trim());
/** "Negative (Ct >40)": the answer without what a bracket says more of it. */
export const withoutBracket = (printed: string): string => printed.replace(/\s?\([^()]*\)$/, '');
/** "Transcript found at 0.02 %", "Salmonella isolated". */
const presentSentence =
  /^(?!no\b|not\b|none\b|nothing\b)(?:(?!(?:not|no|nothing|if|when|never)\b)[\p{L}\d/.()-]{2,24} ){1,4}(?:found|detected|identified|isolated|grown|present)\b/iu;
export const isPresentSentence = (printed: string): boolean => presentSentence.test(printed.trim());
export const isPresentWord = membership(asSet(presentWords));
/** Neither yes nor no. */
export const isUncertainWord = membership(asSet(uncertainWords));
/** Not ready yet. */
export const isPendingWord = membership(asSet(reportWords.results.pendingWords));
/** "An equivocal or invalid result", "'Inhibited' means": the answers that are neither yes nor no, as a rule speaks of them. */
const unclearAnswers = new RegExp(
  String.raw`(?<!\p{L})(${phrase([...uncertainWords, ...failedWords])})["'”’]?(?:,? (?:and|or) [\p{L}-]{3,20})? (?:results?|values?|samples?|specimens?|tests?|means?|indicates?)\b`,
  'giu',
);
export const unclearAnswersIn = (words: string): string[] =>
  matchesIn(words, unclearAnswers).flatMap(([all]) => all.toLowerCase());
const shortGrades: Readonly<Record<string, string | undefined>> = reportWords.results.shortGrades;
/** "TR" beside "NEG" is a trace. */
export const longGrade = (printed: string): string | undefined =>
  shortGrades[printed.trim().toLowerCase().replace(/\.$/, '')];
const isNoResultWord = membership(asSet([...noResultWords, ...failedWords, ...reportWords.results.noResultCodes]));
const saysNoResult = phraseList(reportWords.results.saysNoResult);
const mostWords = 14;

/** Whether words say that there is no result, and why: "Pending", "Specimen haemolysed, please repeat". */
export const isNoResult = remembering(
  (printed): boolean =>
    isNoResultWord(printed) ||
    isNoResultWord(printed.replace(/^[\s*#.()[\]-]+|[\s*#.()[\]-]+$/g, '')) ||
    (!beginsWithResult(printed) && isShort(printed) && saysNoResult.holds(printed)),
);

const isShort = (printed: string): boolean => printed.length < 120 && wordsIn(printed).length <= mostWords;
function beginsWithResult(printed: string): boolean {
  // ">30 min to lab": how late it came is no result.
  if (/^[<>]?\s?\d+\s?(?:min|h|hrs?|hours?|days?|d)\b/i.test(printed.trim())) return false;
  const first = printed.trim().split(/[\s,;.:]/)[0] ?? '';
  const answer = printed.trim().slice(0, answerLength(printed.trim()));
  return hasDigit(first) || [first, answer].some((words) => isAbsentWord(words) || isPresentWord(words));
}

const mostSamples = 9;

/** "P,N,P", "neg / neg / pos": what was found in several samples of one test. Null where words say something else. */
export function severalAnswers(printed: string): 'found' | 'absent' | null {
  if (printed.length > 120) return null;
  const parts = printed.split(/[,;/]/);
  if (parts.length < 2 || parts.length > mostSamples) return null;
  const answers = parts.map((words) => words.trim());
  const isFound = (words: string): boolean => words.toLowerCase() === 'p' || isPresentWord(words);
  if (!answers.every((words) => isFound(words) || words.toLowerCase() === 'n' || isAbsentWord(words))) return null;
  return answers.some(isFound) ? 'found' : 'absent';
}

/** Plain answers, and no words that may grade or describe. */
const plainAnswers = phrase([
  ...absentWords.filter((word) => !['none', 'nil', 'no evidence', 'absent'].includes(word)),
  ...presentWords.filter((word) => /positiv|^pos$|detected|reactive|isolated|identified|^present$/.test(word)),
  ...uncertainWords,
  ...failedWords,
  ...noResultWords.filter((word) => !word.startsWith('see ')),
  ...reportWords.results.noResultCodes.filter((word) => word.length > 5),
  'immune',
  'not immune',
  'non-immune',
]);
const plainAnswer = new RegExp(`^(?:${plainAnswers})(?![\\p{L}\\d-])(?! (?:for|in|to|by|if)\\b)`, 'iu');

/** How many characters of a text are a plain answer to what was looked for, or say that there is none; 0 where it begins otherwise. */
export const answerLength = (printed: string): number => plainAnswer.exec(printed)?.[0].length ?? 0;

/** Whether words answer what was looked for, by a word or by a short sentence. */
export const isAnswer = (printed: string): boolean =>
  answerLength(printed) > 0 || isAbsentWord(printed) || isPresentSentence(printed);

/** Whether words are a result as laboratories print them, and nothing else, or the reason why there is none. */
export function isResultInWords(printed: string): boolean {
  const words = printed.trim();
  resultWordsAt.lastIndex = 0;
  return resultWordsAt.exec(words)?.[0].length === words.length || isNoResult(words);
}
export const isNoRange = membership(
  asSet([...noRangeWords, 'n/a', 'not available', 'none provided', 'pending', '-', '--', 'unknown']),
);

/** Words in one spelling, without the stops and stars behind them. */
export const foldWords = (printed: string): string =>
  withSingleBlanks(printed.trim().toLowerCase()).replace(/[\s.,;:*]+$/, '');

function membership(words: ReadonlySet<string>): (printed: string) => boolean {
  return (printed) => words.has(foldWords(printed)) || words.has(printed.trim().toLowerCase());
}

/** "P", "N": an answer in a letter. */
export const isAnswerLetter = (printed: string): boolean => printed === 'P' || printed === 'N';

/** A sentence in the place of a result, which no range is for: "Heterozygous for the variant". */
export const isPlainWords = (printed: string): boolean => /^\p{L}{2}/u.test(printed);
export const isWorded = (printed: string): boolean => /^\p{L}{3,}[^]*\s\p{L}[^]*\s\p{L}/u.test(printed);
