import { heaviestFirst, isByProduct } from './judging/importance.ts';
import type { LaboratoryMessage } from './laboratory-message.ts';
import { byLimits, type TestResult } from './test-result.ts';

const mostByLimits = 4;

/** One by one where they are few or a sugar; else those of one source together. */
export function beyondLimits(results: readonly TestResult[]): LaboratoryMessage[] {
  const beyond = heaviestFirst(results.filter((result) => byLimits(result) && !isByProduct(result)));
  const groups = bySource(beyond);
  const told = groups.slice(0, mostByLimits);
  const rest = groups.slice(mostByLimits).flat();
  const differing = results.filter(({ standing }) => standing === 'limits_differ');
  const isUnranged = isBare(results);
  return [
    ...told.flatMap((those, at): LaboratoryMessage[] => [
      { kind: 'without_range', results: those, isTold: isUnranged || at > 0 },
      { kind: 'by_limits', results: those },
    ]),
    ...(rest.length > 0
      ? [
          { kind: 'without_range' as const, results: rest, isTold: true },
          { kind: 'by_limits_too' as const, results: rest },
        ]
      : []),
    ...differing.flatMap((result, at): LaboratoryMessage[] => [
      { kind: 'without_range', results: [result], isTold: isUnranged || told.length > 0 || at > 0 },
      { kind: 'limits_differ', result },
    ]),
  ];
}

function bySource(results: readonly TestResult[]): TestResult[][] {
  const groups = new Map<string, TestResult[]>();
  for (const result of results) {
    const source = result.verdicts[0]?.limit.source ?? '';
    const key = result.system === 'sugar' || result.verdicts.length > 1 ? `${source} ${result.name}` : source;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()];
}

/** Whether the report prints neither a range nor a mark, which the bottom line says. */
const isBare = (results: readonly TestResult[]): boolean =>
  results.every(
    ({ row, standing }) =>
      standing === 'aside' || (row.range === null && row.printedFlag === null && row.step === undefined),
  );
