import { expect, test } from 'vitest';
import type { Finding } from '../documents/explanation.ts';
import { partsOf } from './document-parts.ts';
import { rankFindings } from './main-findings.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function placed(text: string, facts: Partial<Finding> = {}) {
  const { finding } = factsOf(text);
  const [ranked] = rankFindings(
    [finding('nodule', { concept: 'nodule', side: 'left', ...facts })],
    partsOf([]),
    tinyKnowledge,
    {
      text,
      documentType: 'imaging',
    },
  );
  return ranked && { side: ranked.side, heading: ranked.siteSpan && text.slice(...ranked.siteSpan) };
}

test('keeps a side that stands in the sentence of the finding', () => {
  expect(placed('There is a nodule in the left lobe.')).toEqual({ side: 'left', heading: undefined });
});

test('points to the heading that prints the side', () => {
  expect(placed('LEFT BREAST:\nThere is a nodule.', { assertion: 'absent' })).toEqual({
    side: 'left',
    heading: 'LEFT BREAST',
  });
});

test('tells no side that nothing above prints', () => {
  expect(placed('RIGHT BREAST:\nThere is a nodule.')).toEqual({ side: null, heading: undefined });
});
