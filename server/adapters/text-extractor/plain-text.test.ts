import { expect, test } from 'vitest';
import { maxTextLength } from '#core/documents/upload-rules.ts';
import { readPlainText } from './plain-text.ts';

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};

test.each([
  ['UTF-8', Buffer.from('Creatinine 88 µmol/L')],
  ['UTF-8 with a mark', Buffer.from('\ufeffCreatinine 88 µmol/L')],
  ['UTF-16 little endian', utf16('Creatinine 88 µmol/L', true)],
  ['UTF-16 big endian', utf16('Creatinine 88 µmol/L', false)],
])('reads %s without a remark', (_name, bytes) => {
  expect(readPlainText(bytes)).toMatchObject({ outcome: 'read', text: 'Creatinine 88 µmol/L', notes: [] });
});

test('reads Latin-1 and says that it guessed', () => {
  const outcome = readPlainText(Buffer.from('Creatinine 88 µmol/L', 'latin1'));
  expect(outcome).toMatchObject({
    outcome: 'read',
    text: 'Creatinine 88 µmol/L',
    notes: [{ kind: 'hard_to_read', text: expect.stringContaining('Latin-1') }],
  });
});

test('a file of blanks has no text, and a huge one is too long', () => {
  expect(readPlainText(Buffer.from(' \n\t '))).toEqual({ outcome: 'unreadable', reason: 'no_text' });
  const tooLong = { outcome: 'unreadable', reason: 'text_too_long' };
  expect(readPlainText(new Uint8Array(maxTextLength).fill(65))).toMatchObject({ outcome: 'read' });
  expect(readPlainText(new Uint8Array(maxTextLength + 1).fill(65))).toEqual(tooLong);
  expect(readPlainText(Buffer.from('痛'.repeat(maxTextLength)))).toMatchObject({ outcome: 'read' });
  expect(readPlainText(new Uint8Array(20_000_000))).toEqual(tooLong);
});
