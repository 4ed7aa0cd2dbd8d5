import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { labelledFields } from './labelled.ts';

const fieldsIn = (text: string): string[] =>
  labelledFields(text).map(({ identifier: { kind, span } }) => `${kind} ${textAt(text, span)}`);

test.each([
  ['Patient: Maria Lopez          DOB: 04/12/1961', ['person Maria Lopez', 'date 04/12/1961']],
  ['MRN: 00482913   Accession: S24-1182', ['id 00482913', 'id S24-1182']],
  ['Name: LOPEZ, MARIA   Sex: F   Age: 62', ['person LOPEZ, MARIA', 'age 62']],
  ['Ordering Provider: Anna Berg     Phone: (555) 201-3344', ['person Anna Berg', 'phone (555) 201-3344']],
  ['Address: 12 Oak Street, Springfield', ['address 12 Oak Street, Springfield']],
  ['Email: m.lopez@example.org', ['email m.lopez@example.org']],
  ['Last Name: Lopez', ['person Lopez']],
  ['DOB 04/12/1961', ['date 04/12/1961']],
  ['Laboratory: Northgate Path & Co., 4 Mill Lane', ['organisation Northgate Path & Co., 4 Mill Lane']],
  ['Laboratory: Urine was clear.   Location: Left upper arm', []],
])('reads the fields of "%s"', (line, fields) => {
  expect(fieldsIn(line)).toEqual(fields);
});

test.each([
  'Name: Acetaminophen',
  'Test Name: Glucose',
  'Drug Name: Aspirin Plus',
  'Patient: denies pain',
  'Glucose: 95 mg/dL',
  '',
])('sees no person in "%s"', (line) => {
  expect(fieldsIn(line)).toEqual([]);
});

test('passes thousands of fields quickly', () => {
  const text = 'Patient: Qq Ww  MRN: 12345\n'.repeat(1850);
  const start = performance.now();

  expect(labelledFields(text)).toHaveLength(3700);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('stays quick on a line of labels without end', () => {
  const text = 'MRN: a '.repeat(40_000);
  const start = performance.now();
  labelledFields(text);
  expect(performance.now() - start).toBeLessThan(3000);
});
