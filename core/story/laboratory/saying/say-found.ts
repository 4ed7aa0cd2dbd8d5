import type { AnalyteEntry } from '../../../knowledge/entries.ts';
import { capitalise, inWords, isOrAre as verb, listOf } from '../../../explaining/wording.ts';
import { isInDoubt } from '../../../reading/doubts/result-doubts.ts';
import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import { longGrade } from '../../../reading/labs/wording.ts';
import { systemHeading } from '../judging/body-system.ts';
import { byTest } from '../gather-results.ts';
import type { LaboratoryMessage } from '../laboratory-message.ts';
import { bareName } from './test-name.ts';
import {
  aboutPerson,
  degreeOf,
  fromPaper,
  inGeneral,
  isOrAre,
  nameUnder,
  someOf,
  spansOf,
  whose,
  withDegree,
  withoutUrine,
} from './phrases.ts';
import { numberWords, plainAnswer, rangeWords, unitWords } from '../judging/printed-value.ts';
import type { TestResult } from '../test-result.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

const checkIt = ' It was hard to read: please check the paper.';

export function sayResult({ results }: Of<'result'>, person: Person): StorySentence {
  const [first] = results;
  if (first === undefined) return fromPaper('found', '', []);
  const { row, name } = first;
  const hard = results.some((result) => isInDoubt(result.row)) ? checkIt : '';
  const degree = degreeOf(first);
  const spans = spansOf(results);
  if (first.direction === null || degree === null) return fromPaper('found', `${inWordsOnly(first)}${hard}`, spans);
  const values = `${listOf(results.map((result) => numberWords(result.row)))}${unitWords(row.unit)}`;
  const be = isOrAre(name);
  return fromPaper(
    'found',
    `${capitalise(whose(person))} ${name} ${be} ${degree}: ${values}. ${placeWords(first)}${before(first)}${hard}`,
    spans,
  );
}

/** The printed range; or that the report marks it, or names the stretch in which it lies. */
function placeWords({ row, direction, distance, standing, name }: TestResult): string {
  const it = isOrAre(name) === 'are' ? 'them' : 'it';
  if (row.range === null) return `The report marks ${it} so, and prints no range.`;
  if (row.comparison === 'other_unit') return `The report marks ${it} so. Its range is in another unit.`;
  if (row.comparison === 'converted')
    return `The range is ${rangeWords(row.range)} in another unit, which we converted.`;
  if (row.step !== undefined) {
    const steps = `The report prints steps for this test. Yours is in "${row.step}".`;
    const isOwn = row.range.text.includes(row.step.split(': ')[0] ?? row.step);
    return isOwn ? steps : `The range is ${rangeWords(row.range)}. ${steps}`;
  }
  const isStretch = distance === null && standing === 'outside' && row.range.low !== null && row.range.high !== null;
  return isStretch
    ? `The report prints steps for this test and calls this one ${direction ?? 'outside'}.`
    : `The range is ${rangeWords(row.range)}.`;
}

/** A result in words: what it is, and what the report expects. */
function inWordsOnly({ name, row }: TestResult): string {
  const value = row.value.length <= longestValue ? plainAnswer(row.value) : null;
  if (value === null)
    return `${capitalise(name)}: the result is a sentence of the lab that the doctor should put into plain words.`;
  if (row.step !== undefined)
    return `${capitalise(name)}: ${value}${unitWords(row.unit)}. The report calls it ${row.step}.`;
  const expected = row.range === null ? '' : ` The report expects ${plainAnswer(rangeWords(row.range))}.`;
  return `${capitalise(name)}: ${value}${unitWords(row.unit)}.${expected}`;
}

const longestValue = 30;

/** "It was 98 last time." Which way it went is left to the doctor. */
function before({ row, name }: TestResult): string {
  const earlier = row.previous?.trim() ?? '';
  if (!/^\d[\d.,]*$/.test(earlier) || earlier === row.value) return '';
  return isOrAre(name) === 'are' ? ` Last time they were ${earlier}.` : ` Last time it was ${earlier}.`;
}

/** From the record of the analyte: "Chloride: a salt that balances water and acid. It can be low with vomiting or water tablets." */
export function sayCause({ result, isNamedPlainly, causes }: Of<'cause'>, person: Person): StorySentence {
  const { analyte, direction, row, name } = result;
  const what = analyte === undefined || isNamedPlainly ? '' : `${whatItIs(name, analyte)} `;
  const it = isOrAre(name) === 'are' ? 'They' : 'It';
  const subject = what === '' ? capitalise(bareName(name)) : it;
  const can = causes === null ? '' : `${subject} can be ${direction ?? ''} ${causes}.`;
  return inGeneral('found', aboutPerson(`${what}${can}`.trim(), person), [row.span], analyte?.source);
}

function whatItIs(name: string, { measures, plain }: AnalyteEntry): string {
  const [first = ''] = measures.split('. ');
  if (plain === undefined)
    return `${capitalise(name)} ${isOrAre(name) === 'are' ? 'show' : 'shows'} ${first.replace(/\.$/, '')}.`;
  return `${capitalise(bareName(name))}: ${plain}.`;
}

export function sayLooksFor({ result, isNamedPlainly, causes }: Of<'looks_for'>, person: Person): StorySentence {
  const { analyte, row, name } = result;
  const what =
    analyte === undefined || isNamedPlainly
      ? ''
      : `The ${name.includes('test') ? name : `test for ${name}`} shows ${analyte.measures.split('. ')[0] ?? ''}. `;
  const can = causes === null ? '' : `${what === '' ? capitalise(name) : 'It'} can be positive ${causes}.`;
  return inGeneral('found', aboutPerson(`${what}${can}`.trim(), person), [row.span], analyte?.source);
}

const mostFound = 6;

/** "Found in the urine: protein (1+) and nitrite." */
export function sayFound({ isUrine, results }: Of<'found'>): StorySentence {
  const names = results.map(({ name, row }) => {
    const shown = isUrine ? withoutUrine(name) : bareName(name);
    return plainYes.test(row.value.trim()) ? shown : `${shown} (${answerWords(row.value)})`;
  });
  const hard = results.some(({ row }) => isInDoubt(row)) ? checkIt : '';
  return fromPaper(
    'found',
    `${isUrine ? 'Found in the urine' : 'Positive'}: ${someOf(names, mostFound)}.${hard}`,
    spansOf(results),
  );
}

const plainYes = /^(?:pos|positive|detected|reactive|present)$/i;

/** "DETECTED, less than 1.30 log copies/mL": the capitals of the answer are calmed, those of units stay. */
const answerWords = (value: string): string =>
  value.length > longestAnswer
    ? 'positive'
    : (longGrade(value) ?? value).replace(/^[A-Z]{2,}(?=[\s,;]|$)/, (word) => word.toLowerCase());
const longestAnswer = 90;

const mostNamed = 4;

/** "Blood cells: five of thirteen are outside: hemoglobin clearly low (11.9 g/dL, range 14-18); ..." */
export function saySystem({ system, outside, total, valued }: Of<'system'>): StorySentence {
  const tests = byTest(outside);
  const rest = tests.slice(valued).flatMap(([first]) => (first === undefined ? [] : [nameAndDegree(first)]));
  const also = rest.length === 0 ? '' : ` Also: ${someOf([...new Set(rest)], mostNamed)}.`;
  const values = tests.slice(0, valued).map(inShort).join('; ');
  return fromPaper(
    'found',
    `${systemHeading(system)}: ${shareWords(outside.length, total)}${values}.${also}`,
    spansOf(outside),
  );
}

const mostOutsideToo = 8;

export const sayOutsideToo = ({ results }: Of<'outside_too'>): StorySentence =>
  fromPaper(
    'found',
    `Also outside: ${someOf([...new Set(results.map(withDegree))], mostOutsideToo)}.`,
    spansOf(results),
  );

function shareWords(outside: number, total: number): string {
  if (total === 1) return '';
  if (outside === total) return total === 2 ? 'both are outside: ' : `all ${inWords(total)} are outside: `;
  return `${inWords(outside)} of ${inWords(total)} ${verb(outside)} outside: `;
}

function nameAndDegree(result: TestResult): string {
  const degree = degreeOf(result);
  const name = nameUnder(result.system, result);
  if (degree !== null) return `${name} ${degree}`;
  return result.row.value.length > longestValue || /\d/.test(result.row.value)
    ? name
    : `${name} ${result.row.value.toLowerCase()}`;
}

function inShort(same: readonly TestResult[]): string {
  const [first] = same;
  if (first === undefined) return '';
  const { row } = first;
  const unit = row.comparison === undefined ? '' : ' in another unit';
  const range =
    row.range === null ? '' : row.step === undefined ? `, range ${rangeWords(row.range)}${unit}` : `, in "${row.step}"`;
  const hard = same.some((result) => isInDoubt(result.row)) ? ', hard to read' : '';
  const values =
    row.value.length > longestValue
      ? 'marked'
      : `${listOf(same.map((result) => numberWords(result.row)))}${unitWords(row.unit)}`;
  const name = degreeOf(first) === null ? nameUnder(first.system, first) : nameAndDegree(first);
  return `${name} (${values}${range}${hard})`;
}
