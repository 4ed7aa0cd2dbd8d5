import { expect, test } from 'vitest';
import type { Finding } from '#core/documents/explanation.ts';
import type { GoldFinding } from '../gold-document.ts';
import { findingIn, outcomeOf } from '../testing.ts';
import { measureFindings } from './findings.ts';

const text = 'Cough. No fever or rash. Father had asthma. Return if fever.';
const gold = (words: string, assertion: GoldFinding['assertion'], given: Partial<GoldFinding> = {}): GoldFinding => ({
  ...{ text: words, concept: words, assertion },
  ...given,
});
const measure = (findings: GoldFinding[], read: Finding[]) =>
  measureFindings(outcomeOf(text, { findings }, { findings: read })).counts;

test('a reading with the right words and assertion is right', () => {
  const counts = measure([gold('Cough', 'present')], [findingIn(text, 'Cough', 'present')]);

  expect(counts['findings F1']).toEqual({ hit: 2, of: 2 });
});

test('a wrong assertion is one missed and one wrong', () => {
  const counts = measure([gold('rash', 'absent')], [findingIn(text, 'rash', 'present')]);

  expect(counts['findings F1']).toEqual({ hit: 0, of: 2 });
  expect(counts['negated told as present']).toEqual({ hit: 1, of: 1 });
});

test('words given twice mean one occurrence each', () => {
  const findings = [gold('fever', 'absent'), gold('fever', 'hypothetical')];
  const second = { ...findingIn(text, 'fever', 'hypothetical'), span: [54, 59] satisfies [number, number] };

  expect(measure(findings, [findingIn(text, 'fever', 'absent'), second])['findings recall']).toEqual({ hit: 2, of: 2 });
  expect(measure(findings, [second])['findings recall']).toEqual({ hit: 1, of: 2 });
});

test('"within" names the place', () => {
  const findings = [gold('fever', 'hypothetical', { within: 'Return if fever' })];

  expect(measure(findings, [findingIn(text, 'fever', 'hypothetical')])['findings recall']).toEqual({ hit: 0, of: 1 });
});

test('a repeat in other words is not wrong, anything else that is not expected is', () => {
  const repeat = findingIn(text, 'Return', 'present', 'cough');
  const read = [findingIn(text, 'Cough', 'present', 'cough'), repeat, findingIn(text, 'Father', 'present')];

  expect(measure([gold('Cough', 'present')], read)['findings precision']).toEqual({ hit: 1, of: 2 });
});

test('an optional finding neither wins nor loses, and another assertion that is as right wins', () => {
  const findings = [gold('Cough', 'present', { optional: true }), gold('asthma', 'family', { or: ['historical'] })];
  const read = [findingIn(text, 'Cough', 'absent'), findingIn(text, 'asthma', 'historical')];

  expect(measure(findings, read)['findings F1']).toEqual({ hit: 2, of: 2 });
  expect(measure(findings, [])['findings recall']).toEqual({ hit: 0, of: 1 });
});
