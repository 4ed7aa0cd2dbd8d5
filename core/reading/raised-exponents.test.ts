import { expect, test } from 'vitest';
import { withRaisedExponents } from './raised-exponents.ts';

test('puts an exponent of a line of its own into the gap of the unit below', () => {
  const text = 'Count\n                         9\nLeucocytes      3.1  x10 /L   (4.0 - 10.0)\n';

  expect(withRaisedExponents(text)).toBe(`Count\n${' '.repeat(26)}\nLeucocytes      3.1  x10⁹/L   (4.0 - 10.0)\n`);
});

test.each([
  ['12', 'Red cells 4.4  x10  /L  (3.8 - 5.8)', 'Red cells 4.4  x10¹²/L  (3.8 - 5.8)'],
  ['2', 'eGFR 71  mL/min/1.73m   (> 90)', 'eGFR 71  mL/min/1.73m²  (> 90)'],
  ['12', 'Red cells 4.4  x10 /L   (3.8 - 5.8)', 'Red cells 4.4  x10¹²/L  (3.8 - 5.8)'],
  // Too little room, no exponent of this unit, and no gap.
  ['12', 'Red cells 4.4  x10 /L', 'Red cells 4.4  x10 /L'],
  ['2', 'Red cells 4.4  x10 /L', 'Red cells 4.4  x10 /L'],
  ['9', 'Calcium 2.3  mmol/L', 'Calcium 2.3  mmol/L'],
])('takes "%s" above "%s" as %s', (exponent, below, expected) => {
  const read = withRaisedExponents(`Head\n        ${exponent}\n${below}`).split('\n').at(-1);

  expect(read).toBe(expected);
});
