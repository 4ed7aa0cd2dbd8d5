import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { accountsForInk, fitsInk } from './ink-fit.ts';

const figure = (x: number) => part(x, 0, 18, 30);
const sign = (x: number) => part(x, 6, 18, 20);
const point = (x: number) => part(x, 26, 4, 4);
const dash = (x: number) => part(x, 15, 10, 3);
const raised = (x: number) => part(x, -4, 9, 17);

const inks = {
  '1.04': [figure(0), point(22), figure(30), figure(52)],
  '<25': [sign(0), figure(22), figure(44)],
  '4-10': [figure(0), dash(22), figure(36), figure(58)],
  '135²': [figure(0), figure(22), figure(44), raised(64)],
  '11 touching, .5': [part(0, 0, 38, 30), point(42), figure(50)],
  '≤5': [part(0, 4, 18, 16), part(0, 24, 18, 3), figure(22)],
};

test.each([
  ['1.04', '1.04'],
  ['1,04', '1.04'],
  ['<25', '<25'],
  ['4-10', '4-10'],
  ['135²', '135²'],
  ['11.5', '11 touching, .5'],
  ['≤5', '≤5'],
] as const)('%s fits the ink of %s', (text, ink) => {
  expect(fitsInk(text, word(inks[ink]))).toBe(true);
});

test.each([
  ['104', '1.04'],
  ['1.4', '1.04'],
  ['10.4', '1.04'],
  ['25', '<25'],
  ['<2', '<25'],
  ['4.10', '4-10'],
  ['410', '4-10'],
  ['1352', '135²'],
  ['135', '135²'],
  ['1.5', '1.04'],
  ['115', '11 touching, .5'],
] as const)('%s does not fit the ink of %s', (text, ink) => {
  expect(fitsInk(text, word(inks[ink]))).toBe(false);
});

const touching = [part(0, 0, 60, 30)];

test.each([
  ['4.5', 'one glyph', touching, true],
  ['3.6-5.5', 'one glyph and a point', [...touching, point(64)], true],
  ['45', 'one glyph and a point', [...touching, point(64)], false],
  ['25', 'a sign and two figures', inks['<25'], false],
  ['104', 'three figures and a point', inks['1.04'], false],
] as const)('%s and the ink of %s', (text, _title, ink, accounts) => {
  expect(accountsForInk(text, word(ink))).toBe(accounts);
});
