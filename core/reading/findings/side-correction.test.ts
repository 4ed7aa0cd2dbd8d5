import { expect, test } from 'vitest';
import { sideCorrection } from './side-correction.ts';

test.each([
  ['ADDENDUM: The impression should read left ankle.', 'left', 'ankle'],
  ['Amended report: the side ought to have been RIGHT.', 'right', undefined],
  ['CORRECTION: left hip, not right.', 'left', 'hip'],
])('reads the side that is meant in "%s"', (text, side, part) => {
  expect(sideCorrection(`IMPRESSION: Fracture.\n${text}`)).toMatchObject({ side, part });
});

test.each(['The scan should read well. Left kidney normal.', 'ADDENDUM: Left kidney reviewed, no change.'])(
  'reads none in "%s"',
  (text) => {
    expect(sideCorrection(text)).toBeUndefined();
  },
);
