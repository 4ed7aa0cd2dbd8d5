import { expect, test } from 'vitest';
import { completedUnit, looksLikeUnit, unitOf } from './units.ts';

test.each([
  ['g/dL', 'g/dL'],
  ['g/dl', 'g/dl'],
  ['mg/dI', 'mg/dl'],
  ['U/1', 'U/l'],
  ['U/I', 'U/l'],
  ['mmol/', 'mmol/l'],
  ['ng//', 'ng/l'],
  ['umol/L', 'µmol/L'],
  ['μg/mL', 'µg/mL'],
  ['x10⁹/L', '×10⁹/L'],
  ['×109/L', '×10⁹/L'],
  ['x1012/1', '×10¹²/l'],
  ['X10¹²/l', '×10¹²/l'],
  ['×10³/μL', '×10³/µL'],
  ['/hpf', '/hpf'],
  ['10A3/µL', '10^3/µL'],
  ['MIU/ML', 'mIU/mL'],
  ['%', '%'],
])('takes %s for the unit %s', (read, unit) => {
  expect(unitOf(read)).toBe(unit);
});

test.each(['×10/L', '10/L', 'x10°/L', 'and/or', 'LC/MS', '04/11/1957', '13.5', 'S', '/'])(
  'finds no unit in %s',
  (read) => {
    expect(unitOf(read)).toBeUndefined();
  },
);

test.each(['×10/L', 'x10%/L', 'rng/dL', 'mgo/L', 'kX/l'])('sees that %s should be a unit', (read) => {
  expect(looksLikeUnit(read)).toBe(true);
});

test.each(['LC/MS', '04/11/1957', 'and/or', '13.5', 'N/A', 'his/her', '10*9/L', 'x10E3/uL'])(
  'does not take %s for a unit',
  (read) => {
    expect(looksLikeUnit(read)).toBe(false);
  },
);

test.each([
  ['mmol', 6, true, 'mmol/l'],
  ['µmo', 6, false, 'µmol/L'],
  ['x10⁹', 6, true, '×10⁹/l'],
  ['x10¹²', 7, false, '×10¹²/L'],
  ['µg/d', 5, false, 'µg/dL'],
  ['g/', 3, true, 'g/l'],
  ['L', 2, false, 'fL'],
])('completes %s of %i characters', (read, characters, endsNarrow, unit) => {
  expect(completedUnit(read, { characters, endsNarrow })).toBe(unit);
});

test.each([
  ['mg/dL', 5],
  ['x10', 5],
  ['H', 3],
  ['g', 2],
  ['L', 1],
  ['', 2],
])('completes nothing of %s with %i characters', (read, characters) => {
  expect(completedUnit(read, { characters, endsNarrow: false })).toBeUndefined();
});
