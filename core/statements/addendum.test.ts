import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { withAddendum } from './addendum.ts';
import { readStatements } from './read-statements.ts';

const told = (text: string) =>
  withAddendum(readStatements(parsePaper(text), 'imaging'), text)
    .filter(({ role }) => role === 'finding' || role === 'conclusion')
    .map((statement) => statement.text);

test('tells the side that an addendum gives, and that it was another', () => {
  const text =
    'X-RAY WRIST\n\nFINDINGS: Fracture of the right distal radius.\n\nIMPRESSION: Right wrist fracture.\n\nCORRECTION: The correct side is left.';

  expect(told(text)).toEqual([
    'Fracture of the left distal radius (an addendum corrects "right" to "left").',
    'Left wrist fracture (an addendum corrects "right" to "left").',
  ]);
});

test('tells nothing as sound in which an addendum finds something', () => {
  const text =
    'CT CHEST\n\nFINDINGS: The oesophagus is normal. Clear lungs.\n\nIMPRESSION: No abnormality.\n\nADDENDUM: There is thickening of the oesophagus.';

  expect(told(text)).not.toContain('The oesophagus is normal.');
  expect(told(text)).toContain('There is thickening of the oesophagus.');
});

test('leaves a paper without an addendum as it is', () => {
  expect(told('IMPRESSION: Left wrist fracture.')).toEqual(['Left wrist fracture.']);
});

test('knows a stone of the gallbladder as the gallstones that were not seen', () => {
  const text =
    'ULTRASOUND\n\nFINDINGS: No gallstones.\n\nIMPRESSION: Normal liver.\n\nADDENDUM: There is a stone in the gallbladder.';

  expect(told(text)).not.toContain('No gallstones.');
});
