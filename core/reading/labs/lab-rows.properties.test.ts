import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = tinyKnowledge();
const read = (text: string): LabResult[] => readLabRows(text, knowledge);

const name = fc.constantFrom(
  'Glucose',
  'Sodium',
  'Xylobase',
  'CA 125',
  'Vitamin D, 25-Hydroxy',
  'ALT (SGPT)',
  'IgG, Serum',
);
const unit = fc.constantFrom('mg/dL', 'mmol/L', 'U/L', 'x10E3/uL', 'ng/mL', '%');
const figure = fc.integer({ min: 1, max: 99_999 }).map((tenths) => (tenths / 10).toFixed(1));
const bounds = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([low, width]) => ({ low: low / 10, high: (low + width) / 10 }));
const noise = fc.constantFrom(
  ...'<>()[]|:;,.-–*+%/=↑"\t\n 0123456789'.split(''),
  'Test',
  'Result',
  'Units',
  'H',
  'Negative',
  '1:40',
);
const row = fc.record({ name, value: figure, unit, bounds, comparator: fc.constantFrom('', '', '', '<', '>') });
type Row = { name: string; value: string; unit: string; bounds: { low: number; high: number }; comparator: string };

const range = ({ bounds: { low, high } }: Row): string => `${low.toFixed(1)}-${high.toFixed(1)}`;
const layouts: ((row: Row) => string)[] = [
  (one) => `${one.name} ${one.comparator}${one.value} ${one.unit} ${range(one)}`,
  (one) => `${one.name}: ${one.comparator}${one.value} ${one.unit} (${range(one)})`,
  (one) => `${one.name}    ${one.comparator}${one.value}    ${one.unit}    ${range(one)}`,
  (one) => `${one.name} | ${one.comparator}${one.value} | ${one.unit} | ${range(one)}`,
  (one) => `${one.name}\t${one.comparator}${one.value}\t${range(one)}\t${one.unit}`,
  (one) => `${one.name}    ${range(one)}    ${one.comparator}${one.value}    ${one.unit}`,
];
const layout = fc.constantFrom(...layouts);
const report = (lines: readonly string[]): string => `LABORATORY REPORT\n\n${lines.join('\n')}\n`;
const printed = fc.tuple(fc.array(row, { minLength: 1, maxLength: 8 }), layout);

test('reads back every row as it was printed', () => {
  fc.assert(
    fc.property(printed, ([rows, print]) => {
      const found = read(report(rows.map(print)));
      expect(found.map((one) => [one.name, one.value, one.unit, one.range?.low, one.range?.high])).toEqual(
        rows.map((one) => [one.name, one.value, one.unit, one.bounds.low, one.bounds.high]),
      );
    }),
  );
});

test('calls no value normal that is outside its range, and none high or low that is inside', () => {
  fc.assert(
    fc.property(printed, ([rows, print]) => {
      read(report(rows.map(print))).forEach(({ flag, comparison }, index) => {
        if (comparison === 'impossible') return;
        const { value = '', bounds: { low, high } = { low: 0, high: 0 }, comparator = '' } = rows[index] ?? {};
        const inside = Number(value) >= low && Number(value) <= high;
        if (!inside)
          expect(comparator === '' ? ['low', 'high'] : ['low', 'high', 'unknown']).toContain(
            flag.replace('critical_', ''),
          );
        if (inside && comparator === '') expect(flag).toBe('normal');
      });
    }),
  );
});

test('keeps spans valid, in order and apart, with name, value and unit inside', () => {
  const line = fc.oneof(
    fc.tuple(row, layout).map(([one, print]) => print(one)),
    fc.array(noise, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc.array(noise, { maxLength: 12 }).map((pieces) => pieces.join('  ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = report(lines);
      let last = 0;
      for (const { span, name: called, value, unit: measured } of read(text)) {
        expect(span[0]).toBeGreaterThanOrEqual(last);
        expect(span[1]).toBeGreaterThan(span[0]);
        expect(span[1]).toBeLessThanOrEqual(text.length);
        const words = text.slice(...span);
        expect(words).toContain(value);
        expect(words).toContain(called.split(' ')[0]);
        if (measured !== null) expect(words).toContain(measured);
        last = span[1];
      }
    }),
    { numRuns: 300 },
  );
});

test('never fails, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(noise, { maxLength: 80 }).map((pieces) => pieces.join('')),
      ),
      (text) => {
        expect(Array.isArray(read(text))).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('changes no row when a paragraph is added that speaks of something else', () => {
  const paragraph = fc.constantFrom(
    'Thank you for your visit. Please bring this page next time.',
    'The clinic is open on weekdays from 8 to 17.',
    'This report was reviewed on 03/04/2025 by the laboratory.',
    'Questions? Call 555-0142.',
  );
  fc.assert(
    fc.property(printed, paragraph, ([rows, print], words) => {
      const text = report(rows.map(print));
      expect(read(`${text}\n\n${words}\n`)).toEqual(read(text));
    }),
  );
});

test('answers the same for the same text', () => {
  fc.assert(
    fc.property(printed, ([rows, print]) => {
      const text = report(rows.map(print));
      expect(read(text)).toEqual(read(text));
    }),
    { numRuns: 30 },
  );
});

test('a value in the line below stands in the span of its row', () => {
  const text = report(['H|*', '*8']);
  expect(read(text).map(({ value, span }) => text.slice(...span).includes(value))).toEqual([true]);
});
