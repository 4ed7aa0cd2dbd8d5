import { expect, test } from 'vitest';
import { tokenPieces } from './token-pieces.ts';

const cut = (line: string) => tokenPieces(line, ['[PERSON_1]', '[DAY +3]']).map(({ text, isToken }) => [text, isToken]);

test.each([
  ['a line without tokens', 'Potassium 6.1', [['Potassium 6.1', false]]],
  ['an empty line', '', []],
  [
    'tokens in the middle and at the end',
    'Seen by [PERSON_1] on [DAY +3]',
    [
      ['Seen by ', false],
      ['[PERSON_1]', true],
      [' on ', false],
      ['[DAY +3]', true],
    ],
  ],
  [
    'brackets that the document itself prints',
    'Sodium [high] 150',
    [
      ['Sodium ', false],
      ['[high]', false],
      [' 150', false],
    ],
  ],
])('cuts %s', (_, line, pieces) => {
  expect(cut(line)).toEqual(pieces);
});
