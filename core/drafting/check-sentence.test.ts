import { describe, expect, test } from 'vitest';
import type { Sentence } from '../documents/explanation.ts';
import { outgoingOf } from '../deidentifying/mask-document.ts';
import { verifySource } from '../grounding/verify-sentence.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { checkSentence } from './check-sentence.ts';
import { explained, said } from './testing/telling.ts';

const knowledge = loadKnowledge();

test('reads the quote of a line with the name as that line prints it', () => {
  const explanation = explained(
    'Maria Lopez has a mild cough.\n\nFINDINGS: No effusion.\n\nIMPRESSION:\nMs. Lopez has mild cardiomegaly.',
  );
  const { tokens, lines } = outgoingOf(explanation, knowledge, { masks: true });
  const impression = lines.find(({ text }) => text.includes('cardiomegaly'));
  const checked = checkSentence(
    'found',
    said('The heart is mildly enlarged, which is called mild cardiomegaly.', impression?.text, {
      lines: [impression?.number ?? 0],
    }),
    { source: verifySource(explanation, knowledge), tokens, language: 'en' },
  );

  expect(impression?.text).toBe('Ms. [PERSON_1] has mild cardiomegaly.');
  expect(checked.faults).toEqual([]);
  expect(checked.spans.map(([start, end]) => explanation.text.slice(start, end))).toEqual([
    'Ms. Lopez has mild cardiomegaly.',
  ]);
});

describe('general knowledge', () => {
  const explanation = explained('LABORATORY REPORT\n\nHemoglobin A1c   5.8   %');
  const source = verifySource(explanation, knowledge);
  const generalFacts = [
    {
      section: 'finding',
      text: 'Most adults have an A1c from 4.0 to 5.6 %.',
      spans: [[19, 33]],
      basis: 'general',
      source: 'ADA: Standards of Care',
    },
  ] satisfies Sentence[];
  const check = (text: string, fact: number) =>
    checkSentence('found', said(text, '', { general_fact: fact }), {
      source,
      tokens: [],
      language: 'en',
      generalFacts,
    });

  test('may hold the numbers of a fact of our records, and has its source', () => {
    expect(check('An A1c from 4.0 to 5.6 % is usual.', 1)).toMatchObject({
      faults: [],
      basis: 'general',
      source: 'ADA: Standards of Care',
      spans: [[19, 33]],
    });
  });

  test.each([0, 2])('holds no numbers of its own: fact %i', (fact) => {
    expect(check('An A1c from 4.0 to 5.6 % is usual.', fact).faults).not.toEqual([]);
  });
});
