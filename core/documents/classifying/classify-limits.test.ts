import { describe, expect, test } from 'vitest';
import { classify } from '../classify.ts';
import type { DocumentFacts } from '../document-facts.ts';

const setup = (facts: Partial<DocumentFacts> = {}): DocumentFacts => ({
  text: '',
  title: '',
  sectionNames: [],
  labGroups: [],
  medications: 0,
  findings: 0,
  terms: 0,
  ...facts,
});

describe('a picture that the text does not name', () => {
  test('is imaging when its sections say so, but no particular scan', () => {
    const facts = setup({
      text: 'FINDINGS: A cyst.\nIMPRESSION: Cyst.',
      sectionNames: ['findings', 'impression'],
      findings: 2,
    });
    expect(classify(facts)).toMatchObject({ documentType: 'imaging', documentKind: 'other_medical' });
  });

  test('stays without a name when a person chose imaging', () => {
    expect(classify(setup({ chosenType: 'imaging' }))).toMatchObject({
      documentType: 'imaging',
      documentKind: 'other_medical',
    });
  });
});

// Phrases that open a cue which looks ahead for a second word. The bound is wide, for machines are busy.
test.each([
  'range of motion ',
  'ejection fraction ',
  'lot number ',
  'qty ',
  'effective date ',
  'microsatellite status ',
])('a long text of nothing but "%s" is told at once', (phrase) => {
  const start = performance.now();
  classify(setup({ text: phrase.repeat(40_000) }));
  expect(performance.now() - start).toBeLessThan(3000);
});
