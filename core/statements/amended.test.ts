import { expect, test } from 'vitest';
import { factsOf } from '../explaining/testing/facts.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { amendmentOf } from '../reading/sections/amendment.ts';
import { withAmendment } from './amended.ts';
import { readStatements } from './read-statements.ts';

function told(text: string, found?: string): string[] {
  const of = factsOf(text);
  const amendment = amendmentOf(text);
  const read = readStatements(parsePaper(text), 'imaging');
  const amended =
    amendment === undefined
      ? read
      : withAmendment(
          read,
          amendment,
          of.reading({ findings: found === undefined ? [] : [of.finding(found, { concept: found })] }),
        ).statements;
  return amended.filter(({ role }) => role === 'finding' || role === 'conclusion').map((statement) => statement.text);
}

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

test('a good conclusion does not stand beside what an amendment found', () => {
  const text =
    'X-RAY FOOT\n\nFINDINGS: Bones intact.\n\nIMPRESSION: No abnormality.\n\nADDENDUM (2 May): There is a fracture of the fifth toe.';

  expect(told(text, 'fracture')).not.toContain('No abnormality.');
  expect(told(text, 'fracture')[0]).toBe('There is a fracture of the fifth toe.');
});

test('other conclusions stay beside what an amendment adds', () => {
  const text =
    'CT CHEST\n\nFINDINGS: Large clot.\n\nIMPRESSION: Clot in the lung.\n\nADDENDUM: There is also a nodule of 4 mm.';

  expect(told(text)).toContain('Clot in the lung.');
});

test('sides that were exchanged are turned round, and the first version is no finding', () => {
  const text =
    'ULTRASOUND\n\nFINDINGS: Left kidney small. Right kidney normal. Version 1 stated a tumor.\n\nCORRECTION: Left and right were swapped. Nothing else changes.';

  expect(told(text).filter((words) => /kidney|Version/.test(words))).toEqual([
    'Right kidney small (with left and right as corrected).',
    'Left kidney normal (with left and right as corrected).',
  ]);
});

test('what is said before in brackets leaves the rest of its line', () => {
  const text = 'REVISED REPORT\n\nFINDINGS: Clear of the edge by 3 mm (version 1: 0.2 mm).';

  expect(told(text)).toContain('Clear of the edge by 3 mm.');
});

test('what is said of one side takes back no step, and a label stays beside its words', () => {
  const text =
    'X-RAY\n\nFINDINGS: Nodule in the left upper zone.\n\nIMPRESSION: Left nodule. CT is advised.\n\nADDENDUM: Please ignore the earlier side.\nHER2 by FISH: amplified.';

  expect(told(text)).toContain('HER2 by FISH: amplified.');
  expect(told(text)).toContain('Left nodule.');
});

test.each([
  [
    'FINDINGS: Spot in the left lower lobe.',
    'The spot is in the RIGHT UPPER lobe, not the left lower lobe.',
    'Spot in the right upper lobe (a correction changes "left lower lobe" to "right upper lobe").',
  ],
  [
    'FINDINGS: A cyst of 12 mm.',
    'The cyst measures 21 mm rather than 12 mm.',
    'A cyst of 21 mm (a correction changes "12 mm" to "21 mm").',
  ],
  [
    'FINDINGS: Fracture of the fourth toe.',
    '"fourth toe" should read "fifth toe".',
    'Fracture of the fifth toe (a correction changes "fourth toe" to "fifth toe").',
  ],
])('puts the words of a correction in the place of those of "%s"', (finding, correction, words) => {
  expect(told(`CT CHEST\n\n${finding}\n\nADDENDUM: ${correction}`)).toContain(words);
});

test('a measure of another thing stays as it is, and a side that is printed nowhere is told', () => {
  const other = 'CT ABDOMEN\n\nFINDINGS: Stone of 12 mm.\n\nADDENDUM: The cyst measures 21 mm, not 12 mm.';
  const side = 'CT ABDOMEN\n\nFINDINGS: Stone.\n\nADDENDUM: The stone is in the left kidney, not the right.';

  expect(told(other)).toContain('Stone of 12 mm.');
  expect(told(side)).toContain('The stone is in the left kidney, not the right.');
});

test('the title of a revised report is no part of what was said before', () => {
  const text =
    'HISTOPATHOLOGY - REVISED REPORT (supersedes report of 3 May)\n\nOriginal diagnosis: benign mole.\n\nREVISED DIAGNOSIS (9 May): melanoma.';
  const amendment = amendmentOf(text);
  const said =
    amendment && withAmendment(readStatements(parsePaper(text), 'pathology'), amendment, factsOf(text).reading({}));

  expect(said?.takenBack.map((each) => each.text)).toEqual(['benign mole.']);
});
