import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { longestMailLink, mailLink, questionMail } from './question-mail.ts';

/** What a mail program makes of a link. */
function readMail(link: string) {
  const [address, query = ''] = link.slice('mailto:'.length).split('?');
  const fields = new Map(
    query.split('&').map((field) => {
      const [name = '', value = ''] = field.split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
  return { address, subject: fields.get('subject'), body: fields.get('body'), fields: [...fields.keys()] };
}

test('writes the numbered questions to nobody yet, with the line ends of mail', () => {
  const { link, isWhole } = questionMail('Blood test', ['What now?', 'And then?']);

  expect(isWhole).toBe(true);
  expect(readMail(link)).toEqual({
    address: '',
    subject: 'Questions for my appointment',
    body: 'Blood test\r\n\r\n1. What now?\r\n2. And then?\r\n',
    fields: ['subject', 'body'],
  });
});

test('keeps what would end a field or begin another', () => {
  const { link } = questionMail('A & B', ['Is 50 % + 1 = a lot? #1 &bcc=x@y.example']);

  const { body, fields } = readMail(link);
  expect(body).toBe('A & B\r\n\r\n1. Is 50 % + 1 = a lot? #1 &bcc=x@y.example\r\n');
  expect(fields).toEqual(['subject', 'body']);
});

test('never leaves part of a list out: where it is too long the mail says to paste it', () => {
  const { link, isWhole } = questionMail('Blood test', Array(50).fill('What could have raised my potassium?'));

  expect(isWhole).toBe(false);
  expect(readMail(link).body).toMatch(/^Paste your questions here\./);
  expect(readMail(link).body).not.toContain('potassium');
});

test('is never longer than mail programs take', () => {
  const questions = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), questions, (title, list) => {
      const { link, isWhole } = questionMail(title, list);
      expect(link.length).toBeLessThanOrEqual(longestMailLink);
      if (isWhole) expect(readMail(link).body?.split('\r\n')).toHaveLength(list.length + 3);
    }),
  );
});

test('gives every text back, with line ends of mail and no others', () => {
  fc.assert(
    fc.property(anyText, anyText, (about, body) => {
      const link = mailLink(about, body);
      const read = readMail(link);
      expect(link).toMatch(/^mailto:\?subject=[\w.!~*'()%-]*&body=[\w.!~*'()%-]*$/);
      expect(read.body?.replaceAll('\r\n', '\n')).toBe(body.toWellFormed().replace(/\r\n?/g, '\n'));
      expect(read.body?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});
