import type { Knowledge } from '../../knowledge/knowledge.ts';
import { latestResults } from '../../documents/latest-results.ts';
import { decimalSignOf } from '../../reading/labs/numbers.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Person } from '../person.ts';
import { bottomLine } from './bottom-line.ts';
import { cultureLines } from './cultures/culture-lines.ts';
import { answersIn, germsIn } from './cultures/culture-messages.ts';
import { medicinesByGerm } from './cultures/medicines-by-germ.ts';
import { cultureName } from './cultures/cultures.ts';
import { firstMessages } from './first-messages.ts';
import { foundMessages } from './found-messages.ts';
import { gatherResults } from './gather-results.ts';
import type { LaboratoryMessage } from './laboratory-message.ts';
import { laboratoryRemarks } from '../../reading/remarks/laboratory-remarks.ts';
import { orderQuestionOf } from './order-questions.ts';
import { bloodTypes, normalMessages } from './normal-messages.ts';
import { impossibleOrder, orderMessages, testWithoutResult } from './order-messages.ts';

/** All that is to be told of the results of a paper, in the order in which it is told. */
export function laboratoryMessages(reading: Reading, knowledge: Knowledge, person: Person): LaboratoryMessage[] {
  const { text } = reading;
  const labResults = latestResults(reading.labResults);
  const remarks = laboratoryRemarks(text, labResults, knowledge);
  const results = gatherResults(labResults, remarks, { text, decimal: decimalSignOf(text), knowledge, person });
  const lines = cultureLines(text);
  const inRows = { germs: germsIn(results), answers: answersIn(results) };
  const isCulture = results.some(({ standing }) => standing === 'culture');
  const germs = isCulture ? [] : lines.germs;
  const inLines: LaboratoryMessage[] = [
    ...(results.every(({ standing }) => standing === 'aside') ? bloodTypes(results) : []),
    ...(germs.length > 0
      ? [{ kind: 'germ' as const, culture: cultureName({ name: '' }, text.slice(0, 400)), germs, isMain: false }]
      : []),
    ...(!isCulture && germs.length === 0 && lines.noGrowth.length > 0
      ? [{ kind: 'no_growth' as const, culture: cultureName({ name: '' }, text.slice(0, 400)), spans: lines.noGrowth }]
      : []),
    ...medicinesByGerm(
      isCulture ? inRows.germs : germs,
      inRows.answers.length > 0 && !lines.answers.some(({ germ }) => germ !== undefined)
        ? inRows.answers
        : lines.answers,
    ),
  ];
  const first = [...firstMessages({ reading, results, remarks }), ...impossibleOrder(labResults)];
  if (!results.some(({ standing }) => standing !== 'aside')) {
    // Only a form that is filled in shows that the answer is missing; elsewhere it may be there and not be read.
    const isForm = labResults.some((row) => orderQuestionOf(row) !== undefined);
    const test = isForm ? testWithoutResult(text, knowledge) : null;
    const head: LaboratoryMessage[] =
      inLines.length > 0
        ? [{ kind: 'show_doctor', isGood: false, isSoon: false }]
        : [{ kind: 'no_result_shown', test }];
    return germFirst([...head, ...first, ...inLines, ...orderMessages(labResults)]);
  }
  return germFirst([
    ...bottomLine(reading, results, remarks),
    ...first,
    ...foundMessages(reading, results, person),
    ...inLines,
    ...normalMessages(results),
    ...orderMessages(labResults),
  ]);
}

const heads: ReadonlySet<LaboratoryMessage['kind']> = new Set(['count', 'words_count', 'count_by_limits', 'no_ranges']);

/** Where no result was counted, the germ that grew is the bottom line. */
function germFirst(messages: readonly LaboratoryMessage[]): LaboratoryMessage[] {
  const germ = messages.find((message) => message.kind === 'germ');
  if (germ === undefined || messages.some(({ kind }) => heads.has(kind))) return [...messages];
  return [
    { ...germ, isMain: true },
    ...messages.filter((message) => message !== germ && message.kind !== 'no_clear_result'),
  ];
}
