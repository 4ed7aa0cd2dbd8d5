import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { splitLines } from './lines.ts';
import { readListedRows } from './listed-rows.ts';
import { createReadingContext } from './reading-context.ts';

const read = (text: string): string[] => {
  const [line] = splitLines(text);
  const context = createReadingContext(text, tinyKnowledge());
  return line
    ? readListedRows(context, line).map(
        ({ name, value, unit }) => `${text.slice(...(name[0] ?? [0, 0]))} ${value.text} ${unit?.text ?? ''}`,
      )
    : [];
};

test.each([
  ['Na 140, K 4.1', ['Na 140 ', 'K 4.1 ']],
  ['Na 140; K 4.1; Creatinine 1.0 mg/dL', ['Na 140 ', 'K 4.1 ', 'Creatinine 1.0 mg/dL']],
  ['Na 140 K 4.1 Creatinine 1.0', ['Na 140 ', 'K 4.1 ', 'Creatinine 1.0 ']],
  ['Na: 140 | K: 4.1', ['Na 140 ', 'K 4.1 ']],
  ['Na 140    K 4.1', ['Na 140 ', 'K 4.1 ']],
  ['Na 140\tK 4.1', ['Na 140 ', 'K 4.1 ']],
  ['Xylobase 3 U/L, Zylitol 4 U/L', ['Xylobase 3 U/L', 'Zylitol 4 U/L']],
  ['CA 125 12 U/mL, CA 19-9 8 U/mL', ['CA 125 12 U/mL', 'CA 19-9 8 U/mL']],
  ['Glucose 112 mg/dL (70-99), TSH 2.1 mIU/L (0.4-4.5)', ['Glucose 112 mg/dL', 'TSH 2.1 mIU/L']],
])('reads the rows of %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  '',
  'Glucose 112 mg/dL 70-99',
  'Glucose | 112 | mg/dL | 70-99',
  'Glucose 112 mg/dL, 70-99',
  'Glucose 112 mg/dL (70-99), fasting',
  'Vitamin D, 25-Hydroxy 45.0 ng/mL 30-100',
  'Glucose 112 mg/dL, reference 70-99',
  'Glucose 112 mg/dL (normal 70-99, prediabetes 100-125)',
  'Sodium 140 mmol/L    Range 136-145',
  'Sodium 140    Last 138',
  'Xylobase 3, Zylitol 4',
  'Hemoglobin 12.5 g/dL Male: 13.2-16.6 Female: 11.6-15.0',
])('takes %j for one row at most', (text) => {
  expect(read(text)).toEqual([]);
});
