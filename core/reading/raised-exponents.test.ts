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
  ['-1', 'Albumin 41  g L     (35 - 50)', 'Albumin 41  g/L     (35 - 50)'],
  ['9  -1', 'White cells 9  x10 L     (4 - 11)', 'White cells 9  x10⁹/L    (4 - 11)'],
  // Too little room, no exponent of this unit, and no gap.
  ['12', 'Red cells 4.4  x10 /L', 'Red cells 4.4  x10 /L'],
  ['2', 'Red cells 4.4  x10 /L', 'Red cells 4.4  x10 /L'],
  ['9', 'Calcium 2.3  mmol/L', 'Calcium 2.3  mmol/L'],
])('takes "%s" above "%s" as %s', (exponent, below, expected) => {
  const read = withRaisedExponents(`Head\n        ${exponent}\n${below}`).split('\n').at(-1);

  expect(read).toBe(expected);
});

test.each([
  ['WBC   3.1 x 10\n           9/L      4.0-10.0   L', 'WBC   3.1 x 10⁹/L   4.0-10.0   L'],
  ['Sperm   9 x 10\n           6\n           /mL      (> 15)   L', 'Sperm   9 x 10⁶/mL   (> 15)   L'],
  ['Motile   8 x 10\n            6      (> 20)', 'Motile   8 x 10⁶   (> 20)'],
  ['Count   31 x 10         (> 39)   L\n              6', 'Count   31 x 10⁶   (> 39)   L'],
  ['BMI   31.4 kg/m\n           2', 'BMI   31.4 kg/m²'],
  ['Culture   >10\n             5 CFU/mL E. coli', 'Culture   >10⁵ CFU/mL E. coli'],
])('makes a unit whole that broke before its exponent: %j', (text, expected) => {
  const whole = withRaisedExponents(text);
  expect(whole.split('\n')[0]?.replace(/ {2,}/g, '   ').trim()).toBe(expected);
  expect(whole).toHaveLength(text.length);
});

test('leaves a figure below a line of another kind where it is', () => {
  const text = 'Take 10\n      5 tablets of each\nRoom 10 m\n      6';
  expect(withRaisedExponents(text)).toBe(text);
});

test.each([
  ['Platelets  88 x 10 9/L     150', 'Platelets  88 x 10⁹/L      150'],
  ['Platelets  88 x 109/L     150', 'Platelets  88 x 10⁹/L     150'],
  ['HIV RNA  1.9 x 10 5 copies/mL (<20)', 'HIV RNA  1.9 x 10⁵ copies/mL  (<20)'],
  ['Room 3 x 10 m', 'Room 3 x 10 m'],
  ['Take 1 x 10 mg', 'Take 1 x 10 mg'],
])('takes a figure behind a power of ten for its exponent: %s', (text, expected) => {
  expect(withRaisedExponents(text)).toBe(expected);
});
