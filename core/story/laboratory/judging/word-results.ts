import type { LabResult } from '../../../documents/explanation.ts';
import type { Knowledge } from '../../../knowledge/knowledge.ts';
import {
  isAbsentWord,
  isNoRange,
  isNoResult,
  isPresentSentence,
  isPresentWord,
  longGrade,
  severalAnswers,
  withoutBracket,
} from '../../../reading/labs/wording.ts';
import reportWords from '../../../reading/labs/report-words.json' with { type: 'json' };

/** What a result in words says of that which was looked for. */
export type WordResult = 'absent' | 'found' | 'uncertain' | 'pending' | 'not_done' | 'none' | 'other';

const { pendingWords, uncertainWords, failedWords } = reportWords.results;
const seeElsewhere: readonly string[] = ['see', 'refer to'];
const found: readonly string[] = [
  'presumptive positive',
  'positive',
  'pos',
  'detected',
  'reactive',
  'weakly positive',
  'many',
  'moderate',
  'few',
  'trace',
  'strongly positive',
  'confirmed positive',
  'repeatedly reactive',
];

/** Whether words are one of these, whatever is said behind it: "Unresolved (internal control failed)". */
const startsWith = (words: string, starts: readonly string[]): boolean =>
  starts.some((start) => words.startsWith(start) && !/^[\p{L}\d-]/u.test(words.slice(start.length)));

const inSmall = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(?:result|test|sample|specimen):? (?=\p{L})|[.;:*#]+$|^[*#(]+/gu, '');

/** "Reactive; confirmatory test negative", "weakly reactive": a screen alone is no answer (CDC, laboratory testing for HIV and syphilis). */
const isUnconfirmed = (words: string): boolean =>
  (/^(?:weak(?:ly)?|low|minimally)[ -](?:reactive|positive)(?!.{0,80}\bconfirmed\b(?<!(?:not|be|un) ?confirmed))/.test(
    words,
  ) &&
    !/^weakly positive$/.test(words)) ||
  /^(?:repeat(?:edly)? )?(?:reactive|positive)\b[^.]{0,60}?[;,(][^.]{0,60}\b(?:negative|non-?reactive|not (?:confirmed|reactive|detected)|unconfirmed)\b/.test(
    words,
  );

/** A test that did not work gave no answer; one that did can answer neither yes nor no. */
export const hasFailed = (value: string): boolean => startsWith(inSmall(value), failedWords);

export function wordResultOf(value: string): WordResult {
  const words = longGrade(value) ?? inSmall(value);
  if (/^[*#]{4,}$/.test(value.trim())) return 'not_done';
  if (/^[1-4]\+$|^\+[1-4]?$|^\+{2,4}$/.test(words)) return 'found';
  if (/^\d/.test(words)) return 'other';
  if (startsWith(words, pendingWords)) return 'pending';
  if (startsWith(words, uncertainWords) || startsWith(words, failedWords) || isUnconfirmed(words)) return 'uncertain';
  if (startsWith(words, seeElsewhere)) return 'none';
  if (isNoResult(words)) return 'not_done';
  const several = severalAnswers(words);
  if (several !== null) return several;
  if (isAbsentWord(withoutBracket(words)) || startsWith(words, ['no growth', 'not detected', 'negative']))
    return 'absent';
  return isPresentWord(words) || startsWith(words, found) || isPresentSentence(words) ? 'found' : 'other';
}

/** Whether the range column says that there is no range: "Not Estab.". */
export const hasNoRange = ({ range }: Pick<LabResult, 'range'>): boolean => range === null || isNoRange(range.text);

export const hasBounds = ({ range }: Pick<LabResult, 'range'>): boolean =>
  range !== null && (range.low !== null || range.high !== null);

const urineFindings: ReadonlySet<string> = new Set(
  'urine_blood urine_nitrite urine_glucose urine_protein urine_ketones urine_bilirubin urine_leukocyte_esterase urine_bacteria urine_yeast urine_casts'.split(
    ' ',
  ),
);

/**
 * Whether a test looks for what should not be there: a germ, or blood in the urine. Signs of protection and of blood groups are none. Of
 * a test that we do not know it is taken for granted, so that nothing found is told as good.
 */
export function expectedAbsent(analyte: string | null, knowledge: Knowledge): boolean {
  if (analyte === null) return true;
  if (urineFindings.has(analyte)) return true;
  const { group, measures, positive } = knowledge.getAnalyte(analyte);
  if (positive !== undefined) return true;
  return (
    /^(?:serology|stool_test|culture)$/.test(group) && measures.startsWith('whether') && !measures.includes('protected')
  );
}
