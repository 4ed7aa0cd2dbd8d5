import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';
import { findHeader } from './header.ts';
import { splitLines } from './lines.ts';

const headerOf = (text: string) => {
  const [line] = splitLines(text);
  return line && findHeader(text, line);
};
const rolesOf = (text: string): string[] | undefined =>
  headerOf(text)?.groups.map((columns) => columns.map(({ role }) => role).join(' '));

test.each([
  ['TESTS      RESULT FLAG  UNITS   REFERENCE INTERVAL', ['name value flag unit range']],
  ['Test Name     In Range    Out Of Range  Reference Range', ['name value value range']],
  [
    'Test Current Result and Flag Previous Result and Date Units Reference Interval',
    ['name value previous unit range'],
  ],
  ['Test Units Value Reference Range', ['name unit value range']],
  ['Investigation | Observed Value | Unit | Biological Ref. Interval', ['name value unit range']],
  [
    'Date/Time | Result Type | Source | Result - Unit | Interpretation | Reference Range | Status',
    ['date name other value flag range other'],
  ],
  ['Test\tResult\tUnits\tReference Range\tFlag', ['name value unit range flag']],
  ['| Test | Result | Unit |', ['other name value unit other']],
  [
    'Test     Result   Units   Ref. Range    Test    Result   Units   Ref. Range',
    ['name value unit range', 'name value unit range'],
  ],
  ['Test   Unit   Reference   2024-03-02   2025-10-28', ['name unit range dated dated']],
  ['Test | 2023 | Mar 2024 | Units', ['name dated dated unit']],
  ['| March 23, 2000 | April 06, 2000', ['name dated dated']],
  ['Test   Value   Unit   Low   High', ['name value unit low high']],
  ['Untersuchung   Ergebnis   Einheit   Referenzbereich', ['name value unit range']],
  ['Test   Previous   Current   Range', ['name previous value range']],
])('knows the columns of %j', (text, expected) => {
  expect(rolesOf(text)).toEqual(expected);
});

test.each([
  'Glucose 104 mg/dL 70-99',
  'Name | Dates | Details',
  'Collected: 10/28/2025',
  'Patient Name: John   DOB: 2004-10-15',
  'Results',
  'Your test result is normal and needs no change.',
  'Date / Time: | Nov 1, 2011 | August 6, 2012',
])('takes %j for no header', (text) => {
  expect(headerOf(text)).toBeUndefined();
});

test('says when only the order of the columns is known', () => {
  expect(headerOf('Test Result Units')?.ordered).toBe(true);
  expect(headerOf('Test    Result    Units')?.ordered).toBe(false);
});

test('keeps the places of headings from the start of the line', () => {
  const columns = headerOf('Test      Result')?.groups[0];
  expect(columns?.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [10, 16],
  ]);
});

test.each(['Test, result, range from our lab', 'Name; your value; normal range at that hospital'])(
  'knows a heading that says whose its column is: %s',
  (line) => {
    const rows = readLabRows(
      `${line}\n${line.includes(';') ? 'Zinc; 61 ug/dL; 70-120 ug/dL' : 'Zinc, 61 ug/dL, 70-120 ug/dL'}`,
      loadKnowledge(),
    );
    expect(rows.map(({ range, flag }) => [range?.text, flag])).toEqual([['70-120', 'low']]);
  },
);
