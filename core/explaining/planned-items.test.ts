import { expect, test } from 'vitest';
import { plannedItems } from './planned-items.ts';
import { factsOf } from './testing/facts.ts';

const text =
  'PLAN:\nColposcopy with sampling.\nSee the clinic in May.\nShe is well.\nSurgery.\nDr. A. Lee\nYours sincerely\nNOTES: Blue spot seen here';
const { reading, section, spanOf } = factsOf(text);
const sections = [
  section(
    'plan',
    'PLAN:\nColposcopy with sampling.\nSee the clinic in May.\nShe is well.\nSurgery.\nDr. A. Lee\nYours sincerely',
  ),
  section('notes', 'NOTES: Blue spot seen here'),
];
const recommendations = [{ text: 'See the clinic in May.', span: spanOf('See the clinic in May.') }];

test('tells what a plan names without a verb, and nothing that is told already or only tells', () => {
  expect(plannedItems(reading({ sections, recommendations }), 'report').map((said) => said.text)).toEqual([
    'The report lists under its plan: "Colposcopy with sampling".',
  ]);
});

test('calls recommendations by their name', () => {
  const named = [section('recommendations', 'PLAN:\nColposcopy with sampling.')];

  expect(plannedItems(reading({ sections: named }), 'report')[0]?.text).toContain('lists under its recommendations: ');
});

test('leaves sheets to take home to their instructions', () => {
  expect(plannedItems(reading({ sections, documentKind: 'discharge_instructions' }), 'document')).toEqual([]);
});
