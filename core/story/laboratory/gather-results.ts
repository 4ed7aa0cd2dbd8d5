import type { ReadResult } from '../../reading/doubts/result-doubts.ts';
import { judgeRow, type JudgingContext } from './judging/judge-row.ts';
import { doubtOf, type LaboratoryRemark } from '../../reading/remarks/laboratory-remarks.ts';
import { uniqueBy } from './unique-by.ts';
import type { Standing, TestResult } from './test-result.ts';

/** Standings that a doubt of the laboratory does not touch: there is no number to doubt. */
const untouched: ReadonlySet<Standing> = new Set([
  'aside',
  'pending',
  'not_done',
  'sensitivity',
  'culture',
  'uncertain',
  'elsewhere',
]);

/** Every result once, with what the laboratory itself says of it. */
export function gatherResults(
  rows: readonly ReadResult[],
  remarks: readonly LaboratoryRemark[],
  context: JudgingContext,
): TestResult[] {
  return onceEach(rows).map((row) => {
    const result = judgeRow(row, context);
    const doubt = doubtOf(remarks, row);
    if (doubt === undefined || untouched.has(result.standing)) return result;
    return { ...result, standing: 'doubted', problem: doubt.problem, isCancelled: doubt.isCancelled };
  });
}

/** A line that is printed twice is one result; the same test at another time, or with another value, is another. */
const onceEach = (rows: readonly ReadResult[]): ReadResult[] =>
  uniqueBy(rows, ({ name, analyte, value, unit, comparator, collectedAt, range }) =>
    [analyte ?? name.toLowerCase(), comparator, value, unit, range?.text, collectedAt].join('\n'),
  );

/** Results of one test that stand on the same side are told together. */
export function byTest(results: readonly TestResult[]): TestResult[][] {
  const tests = new Map<string, TestResult[]>();
  for (const result of results) {
    const key = `${result.name}\n${result.direction ?? ''}\n${result.row.range?.text ?? ''}\n${result.row.unit ?? ''}`;
    tests.set(key, [...(tests.get(key) ?? []), result]);
  }
  return [...tests.values()];
}
