import { expect, test } from 'vitest';
import { bareRatioIn, strengthsIn } from './strength.ts';
import { isSig, sigStart } from './sig.ts';
import { nameIn } from './medicine-name.ts';

const strengthsOf = (text: string) => strengthsIn(text).map((span) => text.slice(...span));

test.each<[string, string[]]>([
  ['Lisinopril 20 mg', ['20 mg']],
  ['0.09 MG/ACTUAT', ['0.09 MG/ACTUAT']],
  ['500/15mg', ['500/15mg']],
  ['Vitamin D 50,000 iu', ['50,000 iu']],
  ['cream 0.75%', ['0.75%']],
  ['digoxin 0,0625 mg', ['0,0625 mg']],
  ['digoxin 0,125 mg', ['0,125 mg']],
  ['108 (90 Base) MCG/ACT', ['108 (90 Base) MCG/ACT']],
  ['250 mg/5 mL', ['250 mg/5 mL']],
  ['300 MG / Codeine 30 MG', ['300 MG', '30 MG']],
  ['12.5 MG / Lisinopril 20 MG', ['12.5 MG', '20 MG']],
  ['5 mg / Drozide 2 mg', ['5 mg', '2 mg']],
  ['110 mg/dL', []],
  ['12 mg / L', []],
  ['4.1 mmol/L', []],
  ['25 ug/L', []],
  ['20 magnets', []],
])('finds the strengths of "%s"', (text, expected) => {
  expect(strengthsOf(text)).toEqual(expected);
});

test.each([
  ['Zorvair 100/50', '100/50'],
  ['taken 2020-01-02', undefined],
  ['Zorvair', undefined],
])('finds a pair without a unit in "%s"', (text, expected) => {
  const span = bareRatioIn(text);

  expect(span && text.slice(...span)).toBe(expected);
});

test.each([
  'take 1 daily',
  '1 tab bid',
  '2 puffs q6h',
  'Apply to skin',
  'by mouth daily',
  '7 mL bid x 10 days',
  'once a day',
])('knows directions: %s', (text) => {
  expect(isSig(text)).toBe(true);
});

test.each(['oral tablet', 'Zorvimab', '2020-01-02', 'Active'])('knows what are no directions: %s', (text) => {
  expect(sigStart(text)).toBe(-1);
});

test.each([
  ['albuzorb sulfate Inhalation HFA Aerosol', 'albuzorb sulfate'],
  ['120 ACTUAT zorasone furoate ', 'zorasone furoate'],
  ['Vitamin B12 ', 'Vitamin B12'],
  [' / Codeine ', 'Codeine'],
])('takes the name out of "%s"', (text, name) => {
  const span = nameIn(text, [0, text.length]);

  expect(span && text.slice(...span)).toBe(name);
});

test('finds no name where no letters are', () => {
  expect(nameIn('  12 / ', [0, 7])).toBeUndefined();
});
