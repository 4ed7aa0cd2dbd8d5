import { expect, test } from 'vitest';
import { manifestUrl, shlinkPayload, type ShlinkParts } from './write-shlink.ts';

const bare: ShlinkParts = {
  url: `https://readback.example/api/shl/${'a'.repeat(43)}`,
  key: 'k'.repeat(43),
  label: '',
  hasPasscode: false,
  isLongTerm: false,
  expiresAt: null,
};
const read = (parts: Partial<ShlinkParts>): unknown => JSON.parse(shlinkPayload({ ...bare, ...parts }));

test('says no more than is so', () => {
  expect(shlinkPayload(bare)).toBe(JSON.stringify({ url: bare.url, key: bare.key }));
});

test.each([
  [true, false, 'L'],
  [false, true, 'P'],
  [true, true, 'LP'],
])('long-term %s and passcode %s are the flag %s %s', (isLongTerm, hasPasscode, flag) => {
  expect(read({ isLongTerm, hasPasscode })).toMatchObject({ flag });
});

test('tells when it ends in whole seconds, and its label', () => {
  expect(read({ expiresAt: new Date('2026-11-22T10:00:00.900Z'), label: 'Blood test' })).toMatchObject({
    exp: 1795341600,
    label: 'Blood test',
  });
});

test('leads to its manifest, where the standard has room for the address', () => {
  const originOf = (length: number) => `https://${'x'.repeat(length - 8)}`;
  const address = 'a'.repeat(43);

  expect(manifestUrl('https://readback.example', address)).toBe(`https://readback.example/api/shl/${address}`);
  expect(manifestUrl(originOf(76), address)).toHaveLength(128);
  expect(() => manifestUrl(originOf(77), address)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
});
