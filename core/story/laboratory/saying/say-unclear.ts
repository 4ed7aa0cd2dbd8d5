import { capitalise, listOf } from '../../../explaining/wording.ts';
import { isInDoubt } from '../../../reading/doubts/result-doubts.ts';
import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import type { LaboratoryMessage, Named } from '../laboratory-message.ts';
import type { SampleProblem } from '../../../reading/remarks/sample-problems.ts';
import { fromPaper, isOrAre, namesOf, someOf, spansOf, whose } from './phrases.ts';
import type { TestResult } from '../test-result.ts';
import { rangeWords, valueWords } from '../judging/printed-value.ts';
import { notAskedFor } from '../judging/why-no-result.ts';
import { isWorded } from '../../../reading/labs/wording.ts';
import { hasFailed } from '../judging/word-results.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

const mostNamed = 5;
/** What was not done is named with its reason, more of it than of other things. */
const mostReasons = 8;

const problems: Record<SampleProblem, string> = {
  hemolyzed: 'blood cells broke in the tube',
  clotted: 'the blood in the tube had clotted',
  clumped: 'blood cells stuck together in the tube',
  diluted: 'fluid from a drip may have mixed with the blood',
  underfilled: 'the tube was not filled as it should be',
  contaminated: 'something else may have got into the sample',
  late: 'the sample waited too long',
  fatty: 'there was much fat in the sample',
  unreliable: 'it warns that the numbers may not be right',
};
export const problemWords = (problem: SampleProblem): string => problems[problem];

export const sayDoubted = ({ results, problem, spans }: Of<'doubted'>): StorySentence =>
  fromPaper(
    'unclear',
    `The lab itself doubts this: ${someOf(namesOf(results), mostNamed)}. The reason: ${problemWords(problem)}. Ask if the test should be done again.`,
    spans,
  );

/** "Revised:" and the like. */
const lead = /^[\W\d]*(?:[\p{L} ]{1,30}[:.–-]\s)?/u;

export function sayCorrected({ changed, withdrawn, spans }: Of<'corrected'>): StorySentence {
  const names = changed.map(({ name, earlier }) => (earlier === null ? name : `${name} (before: ${earlier})`));
  const which = names.length === 0 ? '' : ` It changed: ${someOf([...new Set(names)], mostNamed)}.`;
  const back = withdrawn.map(
    (words) => ` It takes back, in its words: “${words.replace(lead, '').replace(/[\s.;,]+$/, '')}”.`,
  );
  return fromPaper(
    'unclear',
    `The lab has corrected this report.${which}${back.join('')} Go by this paper, and disregard what was reported before.`,
    spans,
  );
}

export function sayPreliminary({ results, spans }: Of<'preliminary'>): StorySentence {
  const what =
    results.length === 0 ? 'These results are not final yet' : `Not final yet: ${someOf(namesOf(results), mostNamed)}`;
  return fromPaper('waiting_for', `${what}. ${namesOf(results).length === 1 ? 'It' : 'They'} can still change.`, spans);
}

export const sayNewSample = ({ spans }: Of<'new_sample'>): StorySentence =>
  fromPaper('next_steps', 'The lab asks for a new sample. Ask the doctor when it will be taken.', spans);

const testSpans = (tests: readonly Named[]) => tests.map(({ span }) => span);

export function sayNotDone({ tests }: Of<'not_done'>): StorySentence {
  const [unasked, open] = [true, false].map((is) => tests.filter(({ reason }) => (reason === notAskedFor) === is));
  const names = (open ?? []).map(({ name, reason }) => (reason === null ? name : `${name} (${reason})`));
  const these = names.length === 1 ? 'this test' : 'these tests';
  const said = [
    ...(names.length === 0
      ? []
      : [`No result came of: ${someOf(names, mostReasons)}. Ask if ${these} should be done again.`]),
    ...(unasked === undefined || unasked.length === 0
      ? []
      : [`Not tested, because it was not asked for: ${someOf(namesOf(unasked), mostNamed)}.`]),
  ];
  return fromPaper('waiting_for', said.join(' '), testSpans(tests));
}

export function sayAwaited({ kind, tests }: Of<'pending' | 'unread'>): StorySentence {
  const names = someOf(namesOf(tests), mostNamed);
  const spans = testSpans(tests);
  const one = tests.length === 1;
  if (kind === 'pending')
    return fromPaper('waiting_for', `Not ready yet: ${names}. Ask when ${one ? 'it' : 'they'} will be.`, spans);
  return fromPaper('unclear', `We could not read the number of: ${names}. Please look at the paper.`, spans);
}

export function sayUnusable({
  kind,
  results,
}: Of<'elsewhere' | 'uncertain' | 'coded' | 'impossible' | 'mismatched' | 'converted'>): StorySentence {
  const names = someOf(namesOf(results), mostNamed);
  const be = results.length > 1 || isOrAre(names) === 'are' ? 'are' : 'is';
  const spans = spansOf(results);
  switch (kind) {
    case 'elsewhere':
      return fromPaper(
        'unclear',
        `The report gives the result of this in a note: ${names}. Ask the doctor to read it with you.`,
        spans,
      );
    case 'uncertain':
      return fromPaper('unclear', `${uncertainWords(results)} Ask if a new sample is needed.`, spans);
    case 'coded':
      return fromPaper(
        'unclear',
        `The report prints a code, and no answer, for: ${names}. Ask the lab what it means.`,
        spans,
      );
    case 'impossible':
      return fromPaper('unclear', impossibleWords(results), spans);
    case 'converted':
      return fromPaper(
        'unclear',
        `The report gives ${names} in one unit and the range in another. We converted the range to compare them.`,
        spans,
      );
    case 'mismatched':
      return fromPaper(
        'unclear',
        `${capitalise(names)} ${be} in one unit, and the range is in another, so they cannot be compared as printed. Ask the lab or the doctor.`,
        spans,
      );
  }
}

/** A test that did not work gave no answer; one that did can answer weakly, or neither yes nor no. */
function uncertainWords(results: readonly TestResult[]): string {
  const leads = ['The test did not work and gave no answer', 'Only weakly positive', 'Neither yes nor no'];
  const leadOf = ({ row: { value } }: TestResult) => leads[hasFailed(value) ? 0 : isWeak.test(value) ? 1 : 2];
  return leads
    .toReversed()
    .map((lead) => [lead, namesOf(results.filter((result) => leadOf(result) === lead))] as const)
    .flatMap(([lead, names]) => (names.length === 0 ? [] : [`${lead}: ${someOf(names, mostNamed)}.`]))
    .join(' ');
}
const isWeak = /^\W*(?:weak(?:ly)?|low|minimally)[ -](?:reactive|positive|detected)\b/i;

/** The printed mark in words: "high" for "H", and words as they are printed. Any other mark is only said to be there. */
function markWords(mark: string): string {
  if (/^\W*(?:h+|high|↑+)\W*$/i.test(mark)) return 'marks it high';
  if (/^\W*(?:l+|low|↓+)\W*$/i.test(mark)) return 'marks it low';
  return /\p{L}{3}/u.test(mark) ? `marks it "${mark}"` : 'has a mark beside it';
}

export function sayDisputed({ result }: Of<'disputed'>, person: Person): StorySentence {
  const { row, name } = result;
  const side = row.flag.endsWith('high') ? 'above' : row.flag.endsWith('low') ? 'below' : 'inside';
  const place = side === 'inside' ? 'inside the range' : `${side} the range`;
  const mark = row.printedFlag === null ? 'marks it otherwise' : markWords(row.printedFlag);
  const range = row.range === null ? '' : ` of ${rangeWords(row.range)}`;
  const hard = isInDoubt(row) ? ' It was hard to read: please check the paper.' : '';
  return fromPaper(
    'unclear',
    `Which is right? ${capitalise(whose(person))} ${name} ${isOrAre(name)} ${valueWords(row)}. The report ${mark}, but that is ${place}${range}. Ask the lab or the doctor.${hard}`,
    [row.span],
  );
}

export const sayBabyPregnant = ({ spans }: Of<'baby_pregnant'>): StorySentence =>
  fromPaper(
    'unclear',
    'The paper gives the age of a baby and also says pregnant. Both cannot be right, so ask the lab to check.',
    spans,
  );

const mostValues = 6;

export function sayNotCompared({ results }: Of<'not_compared'>): StorySentence {
  if (results.every(({ row }) => row.step !== undefined)) {
    const isClass = results.every(({ row }) => row.step?.startsWith('class ') === true);
    const steps = results.map(
      ({ name, row }) => `${name} ${valueWords(row)} is ${isClass ? row.step : `in "${row.step ?? ''}"`}`,
    );
    const lead = isClass ? 'By the classes of the report,' : 'By the steps that the paper prints,';
    return fromPaper('found', `${lead} ${someOf(steps, mostValues)}.`, spansOf(results));
  }
  if (results.every(({ row }) => row.range === null && isWorded(row.value))) {
    const said = results.map(({ name, row }) => `${name}: “${row.value.trim()}”`);
    return fromPaper('found', `The lab says of ${someOf(said, mostValues)}.`, spansOf(results));
  }
  const values = results.map(({ name, row }) => `${name}${answerWords(row)}`);
  const these = results.length === 1 ? 'this' : 'these';
  return fromPaper(
    'unclear',
    `We could not compare ${these} with a range: ${someOf(values, mostValues)}.`,
    spansOf(results),
  );
}

const longestValue = 24;

function answerWords(row: TestResult['row']): string {
  if (row.value.length > longestValue) return '';
  if (/^\p{L}[\p{L}, ]+$/u.test(row.value)) return `: ${row.value.toLowerCase().replace(/,/g, '')}`;
  return ` ${valueWords(row)}`;
}

function impossibleWords(results: readonly TestResult[]): string {
  const [possible, impossible] = [true, false].map((is) =>
    results.filter(({ row }) => (row.comparison === 'lost_point') === is),
  );
  const numbers = (those: readonly TestResult[] = []): string =>
    listOf(those.slice(0, mostReasons).map(({ name, row }) => `${name} ${valueWords(row)}`));
  return [
    ...(impossible?.length
      ? [`These numbers cannot be right as printed: ${numbers(impossible)}. A point may be missing. Ask the lab.`]
      : []),
    ...(possible?.length
      ? [
          `A point may be missing in ${numbers(possible)}. If a number is right as printed, it may need help soon. Ask the lab or the doctor today.`,
        ]
      : []),
  ].join(' ');
}
