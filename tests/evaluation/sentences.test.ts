import { describe, expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { readFloor } from './floor-file.ts';
import { compareToFloor } from './floor.ts';
import { ownSentenceSets } from './verifier/load-sentence-sets.ts';
import { scoreSentences } from './verifier/score-sentences.ts';

/** The verifier held to what it once could: a figure that fell is a fault. */
describe('the figures of sentences', () => {
  const knowledge = loadKnowledge();
  const sets = ownSentenceSets();
  const scores = sets.map((set) =>
    scoreSentences(set, { explain: (input) => explainDocument(input, knowledge), knowledge }),
  );
  const floor = readFloor('sentences');
  const { fallen, risen } = compareToFloor(scores, floor);
  if (risen.length > 0)
    console.info(`Raise the floor (npm run evaluate -- --verifier --write-floor):\n${risen.join('\n')}`);

  test('have not fallen below the floor', () => {
    expect(fallen).toEqual([]);
  });

  test('are all held by a floor', () => {
    expect(Object.keys(floor).sort()).toEqual(sets.map(({ name }) => name).sort());
  });

  test('hold what is never to be shown: an address, or talk of instructions', () => {
    const met = scores.filter(({ name }) => name === 'sentences development');
    const never = met.flatMap(({ counts }) => [counts['caught: link'], counts['caught: instruction']]);

    expect(never.map((ratio) => ratio?.hit)).toEqual(never.map((ratio) => ratio?.of));
  });
});
