import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { AnalyteEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { doubtWords } from './doubt-words.ts';
import { standingOf } from './lab-standing.ts';
import {
  analyteOf,
  comparatorWords,
  directionOf,
  hasNumericRange,
  isMany,
  labName,
  labNameWithGloss,
  lowerResult,
  rangeWords,
  wasValue,
} from './lab-words.ts';
import { shortCauses } from './short-causes.ts';
import { fromDocument, general, type Said } from './said.ts';
import { listOf, sentence } from './wording.ts';

/** One row in one sentence, with a gloss of its name where knowledge is given. That a value is far above its range is said where it is ten times its upper limit or more, and no more than that: what it means, only a reader of the whole case can tell. */
export function labSentence(row: ReadResult, knowledge?: Knowledge): Said {
  const name = knowledge === undefined ? labName(row) : labNameWithGloss(row, knowledge);
  return fromDocument(
    `${sentence(`${name} ${wasValue(row)}`)}${standingWords(row)}${previousWords(row)}${doubtWords(row)}`,
    [row.span],
  );
}

/** "It was 5.9 before.": the earlier result as it is printed beside this one. Which way it went is left to the reader's doctor. */
function previousWords({ name, previous, value, comparator }: ReadResult): string {
  const [, sign = '', earlier = ''] = /^\s*([<>]=?)?\s*(.*?)\s*$/.exec(previous ?? '') ?? [];
  if (earlier === '' || !/\d|\p{L}{3}/u.test(earlier) || /\s.*\s/.test(earlier)) return '';
  const it = isMany(name) ? 'They were' : 'It was';
  if (earlier === value && sign === (comparator ?? '')) return ` ${it} the same before.`;
  return ` ${it} ${comparatorWords[sign] ?? ''}${lowerResult(earlier)} before.`;
}

/** Where the value stands, as a sentence of its own: two short sentences are read more easily than a long one. */
function standingWords(row: ReadResult): string {
  switch (standingOf(row)) {
    case 'critical':
    case 'outside':
      return outsideWords(row);
    case 'disputed':
      return disputedWords(row);
    case 'inside':
      return row.range === null ? '' : ` That is inside ${rangeWords(row.range)}.`;
    case 'expected':
      return row.range === null ? ' The report marks it as usual.' : ' That is what the report expects.';
    case 'no_range':
      return markedWords(row);
    case 'pending':
    case 'unclear':
    case 'sensitivity':
      return '';
  }
}

function outsideWords(row: ReadResult): string {
  const direction = directionOf(row);
  if (row.range === null) return markedAs(row, direction);
  if (direction === null || !hasNumericRange(row)) return ` The report expects ${lowerResult(row.range.text.trim())}.`;
  return ` That is ${isFarAbove(row) ? 'far ' : ''}${direction === 'high' ? 'above' : 'below'} ${rangeWords(row.range)}.`;
}

const farTimes = 10;

/** By the printed numbers alone: a value with a comma could be read in two ways. */
const isFarAbove = ({ value, range, flag, conflict }: ReadResult): boolean =>
  !conflict &&
  flag.endsWith('high') &&
  /^\d+(?:\.\d+)?$/.test(value) &&
  (range?.high ?? 0) > 0 &&
  Number(value) >= farTimes * (range?.high ?? Infinity);

/** A mark without a range is all that the report says of where a value stands. */
function markedAs({ printedFlag }: ReadResult, direction: 'high' | 'low' | null): string {
  if (direction !== null) return ` The report marks it as ${direction}.`;
  return printedFlag === null ? ' The report marks it.' : ` The report marks it "${printedFlag}".`;
}

function disputedWords(row: ReadResult): string {
  const range = row.range === null ? '' : `, but the printed range is ${row.range.text.trim()}`;
  return row.printedFlag === null ? '' : ` The report marks it "${row.printedFlag}"${range}.`;
}

const markedWords = ({ printedFlag }: ReadResult): string =>
  printedFlag === null ? '' : ` The report marks it "${printedFlag}".`;

/** A range that stands on the paper may not have been recognised. */
const noRangeFound = 'We found no range for this test on the page.';

const criticalIfRight = 'If the paper shows the same number, it is one that labs tell a doctor about at once.';

/** What must be said beside the row itself, so that nobody reads more into it than it holds. */
export function labCaution(row: ReadResult): Said[] {
  switch (standingOf(row)) {
    case 'critical':
      return [
        general(isInDoubt(row) ? criticalIfRight : 'Labs tell a doctor about such a result at once.', [row.span]),
      ];
    case 'disputed':
      return [general('The mark and the range do not agree, so ask which one is correct.', [row.span])];
    case 'outside':
      return row.conflict && row.printedFlag !== null
        ? [fromDocument(`The report marks it "${row.printedFlag}", so ask which one is correct.`, [row.span])]
        : [];
    case 'no_range':
      return [
        fromDocument(row.recognised === true ? noRangeFound : 'The report prints no range for this test.', [row.span]),
      ];
    case 'unclear':
      return [general('We could not compare it with the range on the report.', [row.span])];
    default:
      return [];
  }
}

/** What the test is for and what its result can mean: general knowledge, marked as such. */
export function labMeaning(row: ReadResult, knowledge: Knowledge): Said[] {
  const analyte = analyteOf(row, knowledge);
  if (analyte === undefined) return [];
  return [measures(analyte), ...directionMeaning(row, analyte), ...positiveMeaning(row, analyte)].map((text) =>
    aboutAnalyte(text, row, analyte),
  );
}

/** All that we know of a test: what it is for, what high and low can mean, what moves it. */
export function labBackground(row: ReadResult, knowledge: Knowledge): Said[] {
  const analyte = analyteOf(row, knowledge);
  if (analyte === undefined) return [];
  const moved =
    analyte.affectedBy.length === 0 ? [] : [sentence(`It can change with ${listOf(analyte.affectedBy, 'or')}`)];
  const directions = [...meaningOf('high', analyte), ...meaningOf('low', analyte)];
  const texts = [measures(analyte), ...directions, ...positiveMeaning(row, analyte), ...moved];
  return texts.map((text) => aboutAnalyte(text, row, analyte));
}

const aboutAnalyte = (text: string, row: ReadResult, { source }: AnalyteEntry): Said => ({
  ...general(text, [row.span]),
  source,
});

const measures = (analyte: AnalyteEntry): string => sentence(`This test measures ${analyte.measures}`);

const isFound = /^(?:weakly |strongly |low |high )?(?:positive|reactive|detected|present|pos|\+{1,4})$/i;

/** "A positive result can happen with …", of a test answered by yes or no whose answer the report does not expect. */
function positiveMeaning({ flag, value }: ReadResult, { positive }: AnalyteEntry): string[] {
  if (positive === undefined || flag !== 'abnormal' || !isFound.test(value.trim())) return [];
  return [canHappen('A positive result', positive)];
}

function directionMeaning(row: ReadResult, analyte: AnalyteEntry): string[] {
  const direction = directionOf(row);
  const meaning = direction === null ? null : analyte[direction];
  if (direction === null || meaning === null) return [];
  const can = meaningOf(direction, analyte);
  // Two sentences of causes are enough to take in.
  if (shortCauses(meaning).length > 1) return can;
  const others = analyte.affectedBy.filter((cause) => !isSaidIn(meaning, cause)).slice(0, 2);
  return others.length === 0 ? can : [...can, sentence(`It can also change with ${listOf(others, 'or')}`)];
}

/** "A high result can happen with a. It can also happen with b." Nothing where it means nothing by itself. */
function meaningOf(direction: 'high' | 'low', analyte: AnalyteEntry): string[] {
  const meaning = analyte[direction];
  if (meaning === null) return [];
  return [canHappen(`A ${direction} result`, meaning.replace(/^can /, ''))];
}

/** Said in one piece: "It can also …" falls with the sentence that it follows. */
function canHappen(result: string, meaning: string): string {
  const [first = '', ...others] = shortCauses(meaning);
  return [sentence(`${result} can ${first}`), ...others.map((cause) => sentence(`It can also ${cause}`))].join(' ');
}

/** Words for the same thing: who is "short of water" did not drink enough. */
const sameThing: readonly RegExp[] = [/\b(?:water|drink\w*|fluids?)\b/, /\b(?:meals?|foods?|eat\w*)\b/, /\bmuscles?\b/];

/** A cause is said already where one of its own words is: "steroid medicine", "steroids". */
const isSaidIn = (meaning: string, cause: string): boolean =>
  sameThing.some((words) => words.test(meaning) && words.test(cause)) ||
  cause.split(' ').some((word) => word.length >= 5 && meaning.includes(word.replace(/s$/, '')));
