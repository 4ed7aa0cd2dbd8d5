import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { piecesOfWord } from './raised-marks.ts';

const figure = (x: number) => part(x, 0, 16, 30);
const raised = (x: number) => part(x, -4, 10, 18);

const shape = (parts: Parameters<typeof word>[0]) =>
  piecesOfWord(word(parts)).map(({ ink, raised: isRaised }) => `${isRaised ? '^' : ''}${ink.parts.length}`);

test.each([
  ['a number is one piece', [figure(0), figure(20), part(40, 26, 4, 4), figure(48)], ['4']],
  ['a small raised figure behind a number is a piece of its own', [figure(0), figure(20), raised(40)], ['2', '^1']],
  ['a power has letters behind it', [figure(0), figure(20), raised(40), figure(54), figure(74)], ['2', '^1', '2']],
  ['two raised figures belong together', [figure(0), figure(20), raised(40), raised(52), figure(66)], ['2', '^2', '1']],
  ['small letters on the line are not raised', [figure(0), part(20, 9, 14, 21), part(38, 9, 14, 21)], ['3']],
  ['a letter beside one with a tail is not raised', [part(0, 9, 14, 29), part(18, 9, 14, 21)], ['2']],
  ['a dash within a range is not raised', [figure(0), part(20, 14, 9, 3), figure(34)], ['3']],
  ['a raised mark before everything else is left', [raised(0), figure(14), figure(34)], ['3']],
  ['a sign with a bar under it is one glyph', [part(0, 2, 16, 18), part(0, 24, 16, 3), figure(22)], ['3']],
])('%s', (_title, parts, pieces) => {
  expect(shape(parts)).toEqual(pieces);
});

test('a raised piece is cut out by its own height', () => {
  const [, mark] = piecesOfWord(word([figure(0), raised(20)]));

  expect(mark?.ink.band).toEqual({ y0: -4, y1: 14 });
});
