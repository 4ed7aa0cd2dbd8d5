import { expect, test } from 'vitest';
import { amendmentOf } from '../sections/amendment.ts';
import { sideCorrection } from './side-correction.ts';

const correctionIn = (text: string) => sideCorrection(text, amendmentOf(text));

test.each([
  ['ADDENDUM: The impression should read left ankle.', 'left', 'ankle'],
  ['Amended report: the side ought to have been RIGHT.', 'right', undefined],
  ['CORRECTION: left hip, not right.', 'left', 'hip'],
  ['CORRECTION: The spot lies in the LEFT lower zone, not the right.', 'left', 'lower'],
  ['Revision (3 May): the wrong foot was named. The break is in the right foot.', 'right', undefined],
  ['Amendment: the scar lies in the left kidney and not, as first reported, in the right.', 'left', 'kidney'],
])('reads the side that is meant in "%s"', (text, side, part) => {
  expect(correctionIn(`IMPRESSION: Fracture.\n${text}`)).toMatchObject({ side, part });
});

test.each(['The scan should read well. Left kidney normal.', 'ADDENDUM: Left kidney reviewed, no change.'])(
  'reads none in "%s"',
  (text) => {
    expect(correctionIn(text)).toBeUndefined();
  },
);
