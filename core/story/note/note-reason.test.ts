import { expect, test } from 'vitest';
import { withReason } from './note-reason.ts';
import type { Statement } from '../../statements/statement.ts';

const setup = (...lines: (readonly [Statement['role'], string])[]) =>
  withReason(
    lines.map(([role, text], order) => ({
      text,
      role,
      order,
      span: [order, order + 1],
      heading: '',
      label: null,
      topic: null,
      experiencer: 'patient',
      temporality: 'now',
      certainty: 'stated',
      isItem: false,
      isFirst: order === 0,
    })),
  ).map(({ role }) => role);

test('tells a complaint once where the story begins with it', () => {
  expect(setup(['reason', 'Earache'], ['history', '3/7 hx of earache'])).toEqual(['furniture', 'history']);
  expect(setup(['reason', 'Earache'], ['history', '3/7 hx of fever'])).toEqual(['reason', 'history']);
});

test('takes a few words for what is wrong at the beginning of a story as the reason', () => {
  expect(setup(['history', 'Sore knee'], ['history', 'Worse on stairs'])).toEqual(['reason', 'history']);
  expect(setup(['history', 'No sore knee'], ['history', 'Worse on stairs'])).toEqual(['history', 'history']);
});

test('takes no illness of before for the reason', () => {
  expect(setup(['history', 'Known asthma'], ['history', 'Worse on stairs'])).toEqual(['history', 'history']);
});
