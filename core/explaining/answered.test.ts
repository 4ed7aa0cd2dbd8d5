import { expect, test } from 'vitest';
import { openPart } from './answered.ts';
import { contextOf } from './explaining-context.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function open(
  ask: string,
  text: string,
  { size = null, request = '' }: { size?: string | null; request?: string } = {},
) {
  const { finding, reading, spanOf } = factsOf(text);
  const nodule = finding('nodule', { concept: 'nodule' });
  const context = contextOf(
    reading({
      findings: [nodule],
      findingDetails: [{ span: nodule.span, site: null, size, change: null }],
      recommendations: request === '' ? [] : [{ text: request, span: spanOf(request) }],
    }),
    tinyKnowledge,
  );
  const [ranked] = context.findings;
  return ranked && openPart(ask, context, ranked);
}

test('keeps the half that the document leaves open', () => {
  const ask = 'How large is the lump, and do I need another check?';

  expect(open(ask, 'A nodule.')).toBe(ask);
  expect(open(ask, 'A nodule of 7 mm.', { size: '7 mm' })).toBe('Do I need another check?');
});

test('asks nothing where all is answered', () => {
  const text = 'A nodule, completely excised. Repeat CT in 3 months.';

  expect(
    open('Was it taken out fully, and when is my next check?', text, { request: 'Repeat CT in 3 months.' }),
  ).toBeUndefined();
});
