import { describe, expect, test } from 'vitest';
import {
  emailChangedWords,
  emailInUseWords,
  factorsChangedWords,
  passwordChangedWords,
  resetPasswordWords,
  healthLinkLockedWords,
  shareLockedWords,
  shareWords,
  verifyEmailWords,
} from './mail-texts.ts';

const link = 'https://readback.example/verify-email#abc_DEF-123';

describe.each([
  ['verify_email', verifyEmailWords(link)],
  ['email_in_use', emailInUseWords()],
  ['email_changed', emailChangedWords()],
  ['reset_password', resetPasswordWords(link, 'ana')],
  ['password_changed', passwordChangedWords()],
  ['app_added', factorsChangedWords('app_added')],
  ['app_removed', factorsChangedWords('app_removed')],
  ['passkey_added', factorsChangedWords('passkey_added')],
  ['passkey_removed', factorsChangedWords('passkey_removed')],
  ['recovery_codes_made', factorsChangedWords('recovery_codes_made')],
  ['share', shareWords(link, 'Ana López')],
  ['share_locked', shareLockedWords()],
  ['health_link_locked', healthLinkLockedWords()],
])('the mail %s', (_kind, { subject, text }) => {
  test('has a subject of one short line', () => {
    expect(subject).toMatch(/^[\w' -]{5,60}$/);
  });

  test('is made of sentences of at most 25 words', () => {
    const sentences = text.replace(link, '').split(/(?<=[.:,])\s/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
  });

  test('says what to do if it was somebody else, and that nobody reads an answer', () => {
    expect(text).toMatch(/not you|no longer belongs|do not know/);
    expect(text).toContain('Please do not answer it.');
  });

  test('has a link on a line of its own, or none', () => {
    expect(text.split('\n').filter((line) => line.includes('http'))).toEqual(text.includes(link) ? [link] : []);
  });
});

test('the mail about a share names its owner, and says that the code comes another way', () => {
  const { text } = shareWords(link, 'Ana López');

  expect(text).toContain('Ana López shares a document with you on Readback.');
  expect(text).toContain('Ana López gives it to you another way, for example by phone. It never comes by mail.');
});

test.each([
  ["Dr. Jean-Luc O'Brien", "Dr Jean-Luc O'Brien"],
  ['ana.lopez_22', 'ana lopez 22'],
  ['Your bank: https://evil.example/x', 'Your bank https evil example x'],
  ['Ana\r\n\r\nCall 0900 now', 'Ana Call 0900 now'],
  ['pay\u202Etxt.exe', 'pay txt exe'],
  ['李小龍', '李小龍'],
  ['a'.repeat(100), 'a'.repeat(60)],
  ['. . .', 'Somebody'],
])('the name %j goes out as %j', (chosen, shown) => {
  expect(shareWords(link, chosen).text).toContain(`\n\n${shown} shares a document`);
});
