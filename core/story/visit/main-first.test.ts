import { expect, test } from 'vitest';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { mainFirst, withoutCodes } from './main-first.ts';

test('tells what the person came for first, and what is over or no illness last', () => {
  const reason = { text: 'Snoring and daytime sleepiness, evaluate for apnea.', role: 'reason' as const };
  const names = ['Routine health maintenance.', 'History of gout.', 'Asthma.', 'Moderate sleep apnea.'];
  const all = statementsOf(reason, ...names.map((text) => ({ text, role: 'conclusion' as const })));

  expect(mainFirst(all.slice(1), all).map(({ text }) => text)).toEqual([
    'Moderate sleep apnea.',
    'Asthma.',
    'History of gout.',
    'Routine health maintenance.',
  ]);
});

test('takes a sign of illness that the person came with for no answer', () => {
  const all = statementsOf(
    { text: 'Diarrhea and belly pain.', role: 'reason' },
    { text: 'Inflamed pancreas.', role: 'conclusion' },
    { text: 'Diarrhea.', role: 'conclusion' },
  );

  expect(mainFirst(all.slice(1), all)).toEqual(all.slice(1));
});

test('keeps the order of the paper where nothing tells what is the main one', () => {
  const all = statementsOf({ text: 'Asthma.', role: 'conclusion' }, { text: 'Eczema.', role: 'conclusion' });

  expect(mainFirst(all, all)).toEqual(all);
});

test.each([
  ['Low mood (311.0)', 'Low mood'],
  ['726.31 Pain of the elbow.', 'Pain of the elbow.'],
  ['Gout, M10.9', 'Gout'],
  ['Fever of 101.2', 'Fever of 101.2'],
  ['A lump of 3.5 cm', 'A lump of 3.5 cm'],
])('leaves out codes for who pays: %s', (printed, told) => {
  expect(withoutCodes(printed)).toBe(told);
});
