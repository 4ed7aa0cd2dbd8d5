import { expect, test } from 'vitest';
import { AppError } from '../kernel/app-error.ts';
import { checkEmail } from './check-email.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  ana@example.com\n', 'ana@example.com'],
  ['Ana.Lopez+doctor@Example.COM', 'Ana.Lopez+doctor@example.com'],
  ["o'neil_1@mail.example.co.uk", "o'neil_1@mail.example.co.uk"],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
])('%j is the address %s', (raw, address) => {
  expect(checkEmail(raw)).toEqual({ address, key: address.toLowerCase() });
});

test('two addresses that differ in capitals are the same', () => {
  expect(checkEmail('ANA@example.com').key).toBe(checkEmail('ana@EXAMPLE.com').key);
});

test.each([
  ['nothing', ''],
  ['no domain', 'ana'],
  ['no name', '@example.com'],
  ['a domain of one label', 'ana@localhost'],
  ['two addresses', 'ana@example.com,eva@example.com'],
  ['two addresses by a semicolon', 'ana@example.com;eva@example.com'],
  ['two addresses by a blank', 'ana@example.com eva@example.com'],
  ['two at signs', 'ana@evil.example@example.com'],
  ['a further header', 'ana@example.com\r\nBcc: eva@example.com'],
  ['a line break in the name', 'ana\r\n@example.com'],
  ['a name in front', 'Ana <ana@example.com>'],
  ['quotes', '"ana b"@example.com'],
  ['a comment', 'ana(x)@example.com'],
  ['a NUL', 'ana\0@example.com'],
  ['a NUL in the domain', 'ana@exam\0ple.com'],
  ['two dots', 'ana..b@example.com'],
  ['a dot at the end', 'ana@example.com.'],
  ['an address of a machine', 'ana@[127.0.0.1]'],
  ['an address of a machine without brackets', 'ana@127.0.0.1'],
  ['a label that begins with a dash', 'ana@-example.com'],
  ['a port', 'ana@example.com:25'],
  ['a path', 'ana@example.com/x'],
  ['letters of other scripts in the name', 'аna@example.com'],
  ['a Cyrillic letter among Latin ones', 'ana@exаmple.com'],
  ['a Greek letter among Latin ones', 'ana@gοοgle.com'],
  ['a full stop of another script', 'ana@example。com'],
  ['one dot leader', 'ana@example․com'],
  ['a letter in full width', 'ana@ｅxample.com'],
  ['a ligature', 'ana@ﬁle.com'],
  ['an invisible joiner', 'ana@exam\u200Dple.com'],
  ['a direction mark', 'ana@\u202Eexample.com'],
  ['half a surrogate', 'ana@\uD800.com'],
  ['a name of 65 letters', `${'a'.repeat(65)}@example.com`],
  ['a label of 64 letters', `ana@${'a'.repeat(64)}.com`],
  ['255 letters', `ana@${'abcde.'.repeat(45)}com`],
])('%s is refused', (_what, raw) => {
  expect(() => checkEmail(raw)).toThrow(new AppError('account.email_unusable'));
});
