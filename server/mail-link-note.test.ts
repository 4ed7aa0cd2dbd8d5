import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { mailLinkNote } from './mail-link-note.ts';

const SMTP_URL = 'smtp://mail.example';

test.each([
  ['no mail server', {}, false],
  ['a mail server and no public address', { SMTP_URL }, true],
  ['a mail server and a public address', { SMTP_URL, PUBLIC_URL: 'https://read.example' }, false],
])('with %s', (_what, settings, isWarned) => {
  const note = mailLinkNote(readConfig(settings));
  expect(note?.includes('Set PUBLIC_URL') ?? false).toBe(isWarned);
});
