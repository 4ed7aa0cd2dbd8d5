import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { withoutSignals } from './signals.ts';

const signal = { text: 'The median motor latency is prolonged.', role: 'finding' } as const;

test('the signal of each nerve is not told where the test says what they mean', () => {
  const told = withoutSignals(
    statementsOf(
      signal,
      { text: 'The needle was then removed.', role: 'finding' },
      { text: 'The arm is swollen.', role: 'finding' },
      { text: 'Carpal tunnel.', role: 'conclusion' },
    ),
  );

  expect(told.map(({ role }) => role)).toEqual(['furniture', 'furniture', 'finding', 'conclusion']);
});

test('a test that concludes nothing tells its signals', () => {
  expect(withoutSignals(statementsOf(signal)).map(({ role }) => role)).toEqual(['finding']);
});
