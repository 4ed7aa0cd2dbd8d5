import { expect, test } from 'vitest';
import type { Span } from '#core/kernel/span.ts';
import { labResult } from '#tests/support/client/documents.ts';
import { groupByPieces } from './result-groups.ts';

const sodium = labResult('Sodium', { span: [0, 10] });
const potassium = labResult('Potassium', { span: [10, 20] });
const glucose = labResult('Glucose', { span: [20, 30] });
const piece = (text: string, basis: 'document' | 'general', ...spans: Span[]) => ({
  text,
  sentence: { section: 'finding' as const, text, spans, basis },
});

function setup(...pieces: ReturnType<typeof piece>[]) {
  const { groups, alone, of, others } = groupByPieces(pieces, [sodium, potassium, glucose]);
  const texts = (some: { text: string }[]) => some.map(({ text }) => text);
  return {
    groups: groups.map(({ lead, results }) => [lead.text, results.map(({ name }) => name)]),
    alone: alone.map(({ name }) => name),
    of: Object.fromEntries([...of].filter(([, some]) => some.length > 0).map(([key, some]) => [key, texts(some)])),
    others: texts(others),
  };
}

test('puts results with the sentence that tells of them, and what is known of one on its card', () => {
  expect(
    setup(
      piece('Salts: two are outside.', 'document', [0, 10], [10, 20]),
      piece('Potassium is a mineral.', 'general', [10, 20]),
      piece('Sugar: one is outside.', 'document', [20, 30]),
      piece('It can rise after a meal.', 'general'),
    ),
  ).toEqual({
    groups: [
      ['Salts: two are outside.', ['Sodium', 'Potassium']],
      ['Sugar: one is outside.', ['Glucose']],
    ],
    alone: [],
    of: { '10 Potassium': ['Potassium is a mineral.'], '20 Glucose': ['It can rise after a meal.'] },
    others: [],
  });
});

test('leaves apart what is about no result, and results of which nothing is told', () => {
  expect(
    setup(
      piece('Glucose is high.', 'document', [20, 30]),
      piece('The X-ray is clear.', 'document', [50, 60]),
      piece('X-rays show bones.', 'general'),
    ),
  ).toEqual({
    groups: [['Glucose is high.', ['Glucose']]],
    alone: ['Sodium', 'Potassium'],
    of: {},
    others: ['The X-ray is clear.', 'X-rays show bones.'],
  });
});

test('tells of a result again on its card', () => {
  const { groups, of } = setup(
    piece('Two are outside.', 'document', [0, 10], [20, 30]),
    piece('Glucose is high.', 'document', [20, 30]),
  );

  expect(groups).toHaveLength(1);
  expect(of).toEqual({ '20 Glucose': ['Glucose is high.'] });
});
