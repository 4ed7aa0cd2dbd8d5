import { expect, test } from 'vitest';
import { organisation, patterns } from './patterns.ts';

const formsIn = (text: string): string[] =>
  patterns.flatMap(([kind, pattern]) => Array.from(text.matchAll(pattern), ([words]) => `${kind} ${words.trim()}`));

test.each([
  ['on 04/12/1961', 'date 04/12/1961'],
  ['on 12.05.2024', 'date 12.05.2024'],
  ['on 2024-05-12', 'date 2024-05-12'],
  ['on 5 Jan 2024', 'date 5 Jan 2024'],
  ['on January 5th, 2024', 'date January 5th, 2024'],
  ['call (555) 201-3344', 'phone (555) 201-3344'],
  ['write m.lopez@example.org', 'email m.lopez@example.org'],
  ['see https://portal.example/x', 'url https://portal.example/x'],
  ['ssn 123-45-6789', 'id 123-45-6789'],
  ['card 4111 1111 1111 1111', 'id 4111 1111 1111 1111'],
  ['iban DE89370400440532013000', 'id DE89370400440532013000'],
  ['iban GB56HXDO88167774656119', 'id GB56HXDO88167774656119'],
  ['from 10.20.30.40', 'other 10.20.30.40'],
  ['a 62-year-old woman', 'age 62'],
  ['a 3-week-old infant', 'age 3'],
  ['she died at age 59', 'age 59'],
  ['aged 72', 'age 72'],
  ['62F with cough', 'age 62'],
  ['at 12 Oak Street', 'address 12 Oak Street'],
  ['in Springfield, IL 62701', 'address Springfield, IL 62701'],
])('sees the form in "%s"', (text, form) => {
  expect(formsIn(text)).toContain(form);
});

test.each([
  'Hemoglobin 12.9 g/dL (13.0-17.0)',
  'Sodium 135-145 mmol/L',
  'BP 120/80, 10/325 mg, 1-2 tabs',
  'Dose 5-10-15 mg',
  'Platelets 150-400-450',
  'Titer 1:640',
  'eGFR 59 mL/min/1.73',
  'a 5 day old bruise',
  'for 2 years',
  'Year 2020 2021 2022 2023',
  'L3-4-5 disc',
])('takes no value, range or dose for one: "%s"', (text) => {
  expect(formsIn(text)).toEqual([]);
});

test('knows a place of care by its last words', () => {
  expect('Seen at Saint Mary Medical Center today'.match(organisation)).toEqual(['Saint Mary Medical Center']);
});

test.each(['1', '1/', '+1 ', '(1', 'a@', 'a.', '1 Aa ', 'Aa ', 'Aa-', '1.', '4111 ', 'AA11'])(
  'passes 50,000 characters of "%s" quickly',
  (unit) => {
    const text = unit.repeat(50_000 / unit.length);
    const start = performance.now();
    formsIn(text);

    expect(performance.now() - start).toBeLessThan(3000);
  },
);
