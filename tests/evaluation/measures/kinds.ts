import type { Outcome } from '../case.ts';
import { mergeMeasured, nothingMeasured, type Measured } from './count.ts';

/** The type and the kind of the document, each right or wrong. */
export function measureKinds({ expected, explanation: { documentType, documentKind } }: Outcome): Measured {
  const types = expected.type === undefined ? [] : [expected.type];
  return mergeMeasured([judge('types', types, documentType), judge('kinds', expected.kinds ?? [], documentKind)]);
}

function judge(measure: string, wanted: readonly string[], got: string): Measured {
  if (wanted.length === 0) return nothingMeasured;
  const isRight = wanted.includes(got);
  return {
    counts: { [measure]: { hit: isRight ? 1 : 0, of: 1 } },
    misses: isRight ? [] : [{ measure, expected: wanted.join(' or '), got }],
  };
}
