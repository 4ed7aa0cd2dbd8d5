import { describe, expect, test } from 'vitest';
import {
  emailChangedWords,
  emailInUseWords,
  factorsChangedWords,
  passwordChangedWords,
  resetPasswordWords,
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
])('the mail %s', (_kind, { subject, text }) => {
  test('has a subject of one short line', () => {
    expect(subject).toMatch(/^[\w' -]{5,60}$/);
  });

  test('is made of sentences of at most 25 words', () => {
    const sentences = text.replace(link, '').split(/(?<=[.:,])\s/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
  });

  test('says what to do if it was somebody else, and that nobody reads an answer', () => {
    expect(text).toMatch(/not you|no longer belongs/);
    expect(text).toContain('Please do not answer it.');
  });

  test('has a link on a line of its own, or none', () => {
    expect(text.split('\n').filter((line) => line.includes('http'))).toEqual(text.includes(link) ? [link] : []);
  });
});
