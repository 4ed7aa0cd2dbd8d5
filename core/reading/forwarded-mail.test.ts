import { expect, test } from 'vitest';
import { withoutQuoteMarks } from './forwarded-mail.ts';

const head = 'From: Front Desk\nSubject: your results\n\n';

test('takes the quote marks of a forwarded mail away, and leaves every other sign in its place', () => {
  const text = `${head}> Hello,\n> take one tablet of\n> 20 mg a day.\n>\n>> CRP 4 mg/L\n`;

  expect(withoutQuoteMarks(text)).toBe(`${head}  Hello,\n  take one tablet of\n  20 mg a day.\n \n   CRP 4 mg/L\n`);
});

test('keeps the sign of a bound before a figure', () => {
  expect(withoutQuoteMarks(`${head}> eGFR\n> >90\n`)).toBe(`${head}  eGFR\n  >90\n`);
  expect(withoutQuoteMarks(`${head}eGFR\n> 90\n`)).toBe(`${head}eGFR\n> 90\n`);
});

test('leaves a text alone that is no mail', () => {
  expect(withoutQuoteMarks('LDL\n> 190 very high\n> see note')).toBe('LDL\n> 190 very high\n> see note');
});

test('takes bars for quote marks where a line has only one, and leaves a table alone', () => {
  const mail = `${head}| Hello,\n| take one tablet\n| a day.\n`;
  const table = `${head}| TSH | 2.1 |\n| Free T4 | 14 |\n| Iron | 12 |\n`;

  expect(withoutQuoteMarks(mail)).toBe(mail.replace(/\|/g, ' '));
  expect(withoutQuoteMarks(table)).toBe(table);
});
