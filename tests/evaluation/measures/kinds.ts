import type { Outcome } from '../case.ts';
import type { Measured } from './count.ts';

/** The type and the kind of the document, each right or wrong. */
export function measureKinds({ expected, explanation: { documentType, documentKind } }: Outcome): Measured {
  return [
    { measure: 'types', wanted: expected.type, got: documentType },
    { measure: 'kinds', wanted: expected.kind, got: documentKind },
  ].reduce<Measured>(
    ({ counts, misses }, { measure, wanted, got }) => {
      if (wanted === undefined) return { counts, misses };
      const isRight = wanted === got;
      return {
        counts: { ...counts, [measure]: { hit: isRight ? 1 : 0, of: 1 } },
        misses: isRight ? misses : [...misses, { measure, expected: wanted, got }],
      };
    },
    { counts: {}, misses: [] },
  );
}
