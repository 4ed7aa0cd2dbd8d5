import { expect, test } from 'vitest';
import { collectedIn } from './dates.ts';
import { splitLines } from './lines.ts';

const collected = (text: string): string | undefined => {
  const [line] = splitLines(text);
  return line && collectedIn(text, line);
};

test.each([
  ['Collected: 03/04/2025', '03/04/2025'],
  ['Date Collected 03/04/2025 08:15', '03/04/2025 08:15'],
  ['Date/Time Collected: 2025-03-04 08:15', '2025-03-04 08:15'],
  ['Collection Date: 4 Mar 2025', '4 Mar 2025'],
  ['Specimen collected on 03/04/2025', '03/04/2025'],
  ['Drawn: March 4, 2025', 'March 4, 2025'],
  ['Reported 03/06/2025   Collected 03/04/2025', '03/04/2025'],
  ['Entnahmedatum: 04.03.2025', '04.03.2025'],
  ['Lab results (03/04/2025)', '03/04/2025'],
])('finds the day of the specimen in %j', (line, expected) => {
  expect(collected(line)).toBe(expected);
});

test.each([
  '',
  'Reported: 03/06/2025',
  'Date of birth: 03/07/1961',
  'Printed 03/06/2025',
  'Collected by: J. Hart',
  `${'word '.repeat(130)}Collected: 03/04/2025`,
])('finds none in %j', (line) => {
  expect(collected(line)).toBeUndefined();
});
