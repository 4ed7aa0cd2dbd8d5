import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenWords } from './spoken-words.ts';

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

const whole = fc.integer({ min: 0, max: 2000 }).map(String);
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 999 }))
  .map(([before, after]) => `${before}.${after}`);
const thousands = fc.integer({ min: 1000, max: 900_000 }).map((value) => value.toLocaleString('en-US'));
const value = fc.oneof(whole, decimal, thousands);

// Units without digits of their own, so that every number that is left is a value.
const unit = fc.constantFrom(
  '',
  '%',
  ' mg',
  ' mg/dL',
  ' mmol/L',
  ' mEq/L',
  ' g/dL',
  ' K/uL',
  ' U/L',
  'mcg',
  ' mmHg',
  ' cm',
  ' L',
  ' H',
  '/min',
  ' °F',
);
const sign = fc.constantFrom('', '<', '> ', '≤', '>=', '~', '±', '=', '(', '-', '#');
const joint = fc.constantFrom('-', ' - ', '–', '/', ':', ' x ', ' to ', ', ', '; ', ' → ', '+', ' and ', ' (', '. ');
const word = fc.constantFrom(
  'Potassium',
  'BP',
  'ANA',
  'grade',
  'T-score',
  'CA',
  'Phone',
  'every',
  'COPD',
  'take',
  'Stage',
  'L',
  'range',
  '• HDL',
);

const printed = fc
  .array(fc.tuple(word, sign, value, unit, joint), { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts.map((part, index) => [part[0], ' ', ...part.slice(1, index < parts.length - 1 ? 5 : 4)].join('')).join(''),
  );

test('every number of a text is said, in its order', () => {
  fc.assert(
    fc.property(printed, (text) => {
      expect(numbersIn(spokenWords(text))).toEqual(numbersIn(text));
    }),
    { numRuns: 2000 },
  );
});

test('digits stay the same in whatever people print', () => {
  const digits = (text: string) => text.replace(/\D/gu, '');
  const withZeros = (text: string) => text.replace(/(?<![\d\p{L}.])\.(?=\d)/gu, '0.');
  const characters = fc.constantFrom(...'0123456789.,-–/:<>()%+ abx');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 30 }), (text) => {
      // Dates change the order of their numbers, and lose the digits of their month.
      fc.pre(!/(?:19|20)\d\d/u.test(text));
      expect(digits(spokenWords(text))).toBe(digits(withZeros(text)));
    }),
    { numRuns: 3000 },
  );
});

test.each(['below', 'less than', 'minus'])('a sign is never lost: %s', (kind) => {
  fc.assert(
    fc.property(value, unit, (amount, of) => {
      const [text, start] = {
        below: [`Result ≤${amount}${of}`, `Result at most ${amount}`],
        'less than': [`Result <${amount}${of}`, `Result less than ${amount}`],
        minus: [`Result -${amount}${of}`, `Result minus ${amount}`],
      }[kind] as [string, string];
      expect(spokenWords(text).startsWith(start)).toBe(true);
    }),
  );
});

test('a range keeps both its ends', () => {
  fc.assert(
    fc.property(decimal, decimal, unit, (one, other, of) => {
      fc.pre(Number(one) < Number(other));
      expect(spokenWords(`Potassium 4.1 (${one}-${other}${of})`)).toContain(`(${one} to ${other}`);
    }),
  );
});

test('what is said is said again in the same words', () => {
  fc.assert(
    fc.property(printed, (text) => {
      expect(numbersIn(spokenWords(spokenWords(text)))).toEqual(numbersIn(text));
    }),
  );
});
