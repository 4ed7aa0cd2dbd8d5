import { expect, test } from 'vitest';
import { outgoingOf } from '../deidentifying/mask-document.ts';
import { verifySource } from '../grounding/verify-sentence.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { judge } from './judge-items.ts';
import { explained } from './testing/telling.ts';

const knowledge = loadKnowledge();

test('reads the quote of a line with the name as that line prints it', () => {
  const explanation = explained(
    'Maria Lopez has a mild cough.\n\nFINDINGS: No effusion.\n\nIMPRESSION:\nMs. Lopez has mild cardiomegaly.',
  );
  const { tokens, lines } = outgoingOf(explanation, knowledge, { masks: true });
  const impression = lines.find(({ text }) => text.includes('cardiomegaly'));
  const judged = judge(
    {
      part: 'interpretation',
      sentence: {
        t: 'The heart is mildly enlarged, which is called mild cardiomegaly.',
        s: [impression?.number ?? 0],
        q: impression?.text ?? '',
        d: 'none',
        p: 'present',
      },
    },
    { source: verifySource(explanation, knowledge), tokens, language: 'en' },
  );

  expect(impression?.text).toBe('Ms. [PERSON_1] has mild cardiomegaly.');
  expect(judged.isKept && judged.spans.map(([start, end]) => explanation.text.slice(start, end))).toEqual([
    'Ms. Lopez has mild cardiomegaly.',
  ]);
});
