import type { Reading } from '../../reading/reading.ts';
import { byTest } from './gather-results.ts';
import { whyNoResult } from './judging/why-no-result.ts';
import type { LaboratoryMessage, WithoutResult } from './laboratory-message.ts';
import { textAt } from '../../kernel/span.ts';
import type { LaboratoryRemark } from '../../reading/remarks/laboratory-remarks.ts';
import type { SampleProblem } from '../../reading/remarks/sample-problems.ts';
import { isAside } from './order-questions.ts';
import { testName } from './saying/test-name.ts';
import { uniqueBy } from './unique-by.ts';
import { isInside, type Standing, type TestResult } from './test-result.ts';

type Input = { reading: Reading; results: readonly TestResult[]; remarks: readonly LaboratoryRemark[] };

/** What is told before any number: what the laboratory doubts, corrects, could not do or still awaits, and what contradicts itself. */
export function firstMessages({ reading, results, remarks }: Input): LaboratoryMessage[] {
  const of = (...standings: Standing[]) => results.filter(({ standing }) => standings.includes(standing));
  return [
    ...doubted(of('doubted'), remarks),
    ...statusMessages(results, remarks, reading.text),
    ...named('not_done', of('not_done'), reading),
    ...named('pending', of('pending'), reading),
    ...unread(reading),
    ...(['elsewhere', 'uncertain', 'coded', 'impossible', 'mismatched'] as const).flatMap((kind) => {
      const those = of(kind).filter(({ name }) => kind !== 'elsewhere' || !isAwaited(name, reading));
      return those.length === 0 ? [] : [{ kind, results: those }];
    }),
    ...converted(results),
    ...byTest(of('disputed')).flatMap(([result]) =>
      result === undefined ? [] : [{ kind: 'disputed' as const, result }],
    ),
  ];
}

/** Of a result outside of its range it is said where that is told. */
function converted(results: readonly TestResult[]): LaboratoryMessage[] {
  const those = results.filter((result) => isInside(result) && result.row.comparison === 'converted');
  return those.length === 0 ? [] : [{ kind: 'converted', results: those }];
}

function doubted(results: readonly TestResult[], remarks: readonly LaboratoryRemark[]): LaboratoryMessage[] {
  if (remarks.some((remark) => remark.kind === 'doubt' && remark.rows.length === 0)) return [];
  const problems = new Map<SampleProblem, TestResult[]>();
  for (const result of results) {
    if (result.problem !== null) problems.set(result.problem, [...(problems.get(result.problem) ?? []), result]);
  }
  return [...problems].map(([problem, those]) => ({
    ...{ kind: 'doubted', problem, results: those },
    spans: [
      ...those.map(({ row }) => row.span),
      ...remarks.flatMap((remark) => (remark.kind === 'doubt' && remark.problem === problem ? [remark.span] : [])),
    ],
  }));
}

function statusMessages(
  results: readonly TestResult[],
  remarks: readonly LaboratoryRemark[],
  text: string,
): LaboratoryMessage[] {
  return (['corrected', 'preliminary', 'new_sample'] as const).flatMap((kind): LaboratoryMessage[] => {
    const those = remarks.filter((remark) => remark.kind === kind);
    if (those.length === 0) return [];
    const spans = those.map(({ span }) => span);
    if (kind === 'new_sample') return [{ kind, spans }];
    const about = results.filter(({ row }) => those.some(({ rows }) => rows.includes(row)));
    if (kind === 'corrected')
      return [
        {
          ...{ kind, changed: about.map((result) => changedFrom(result, those)), spans },
          withdrawn: those.flatMap((remark) =>
            remark.kind === 'corrected' && remark.isWithdrawn ? textAt(text, remark.span) : [],
          ),
        },
      ];
    return [{ kind, results: about, spans }];
  });
}

const changedFrom = ({ name, row }: TestResult, remarks: readonly LaboratoryRemark[]) => ({
  name,
  earlier:
    remarks.flatMap((remark) =>
      remark.kind === 'corrected' &&
      remark.rows.length === 1 &&
      remark.rows.includes(row) &&
      remark.earlier !== row.value
        ? (remark.earlier ?? [])
        : [],
    )[0] ?? null,
});

/** A note that only says that the result is to come holds none. */
const isAwaited = (name: string, { remarks }: Reading): boolean =>
  remarks.some((remark) => remark.kind === 'pending_result' && testName(remark.name, undefined).toLowerCase() === name);

/** From rows, and from words beside them ("Final culture is pending"); each test once. */
function named(
  kind: 'pending' | 'not_done',
  rows: readonly TestResult[],
  { remarks, text }: Reading,
): LaboratoryMessage[] {
  const wanted = kind === 'pending' ? 'pending_result' : 'not_done';
  const fromRows = rows.map(({ name, row }): WithoutResult => ({
    name,
    span: row.span,
    reason: whyNoResult(row.value),
  }));
  const fromWords = remarks.flatMap((remark): WithoutResult[] =>
    remark.kind === wanted &&
    remark.name !== null &&
    !isAside({ name: remark.name, analyte: null }) &&
    !fromRows.some(({ span }) => touches(span, remark.span))
      ? [{ name: testName(remark.name, undefined), span: remark.span, reason: whyNoResult(textAt(text, remark.span)) }]
      : [],
  );
  const tests = [...fromRows, ...fromWords];
  const once = uniqueBy(tests, ({ name }) => name);
  return once.length === 0 ? [] : [{ kind, tests: once }];
}

const touches = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1];

function unread({ unreadRows = [] }: Reading): LaboratoryMessage[] {
  const tests = unreadRows.map(({ name, span }) => ({ name: testName(name, undefined), span }));
  return tests.length === 0 ? [] : [{ kind: 'unread', tests }];
}
