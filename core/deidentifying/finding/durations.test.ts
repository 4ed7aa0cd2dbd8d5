import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { durationsIn } from './durations.ts';

const found = (text: string): string[] => durationsIn(text).map((span) => textAt(text, span));

test.each([
  ['Itch for 5/52, worse over 2/7.', ['5/52', '2/7']],
  ['Sore 3/7 ago, then none. Bloods in 4/12.', ['3/7', '4/12']],
  ['Fatigue 2-3/12. Scope last 11/12.', ['2-3/12', '11/12']],
  ['Off insulin >18/12', ['18/12']],
])('reads "%s"', (text, durations) => {
  expect(found(text)).toEqual(durations);
});

test.each(['Seen by the nurse on 5/12 for her ear.', 'Flu jab 12/7, recheck 3/12.', 'Born 12/12/1960, 6/7/24 clinic'])(
  'reads none in "%s"',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('keeps a day where the text writes durations too', () => {
  expect(found('Cough 3/52. LMP 2/12. Seen on 5/7.')).toEqual(['3/52']);
});
