import { describe, expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { readFloor } from './floor-file.ts';
import { compareToFloor } from './floor.ts';
import { goldHalves, loadGold } from './load-gold.ts';
import { scoreCorpus } from './score.ts';

/** A figure that fell is a fault. One that rose by much asks for a higher floor, so that it stays. */
describe('the figures of the gold set', () => {
  const knowledge = loadKnowledge();
  const corpora = goldHalves.map(loadGold).filter(({ cases }) => cases.length > 0);
  const scores = corpora.map((corpus) => scoreCorpus(corpus, (input) => explainDocument(input, knowledge)));
  const { fallen, risen } = compareToFloor(scores, readFloor('gold'));
  if (risen.length > 0) console.info(`Raise the floor (npm run evaluate -- --write-floor):\n${risen.join('\n')}`);

  test('have not fallen below the floor', () => {
    expect(fallen).toEqual([]);
  });

  test('hold what is never to be otherwise', () => {
    const never = scores.flatMap(({ counts }) => [
      counts['abnormal told as normal'],
      counts['numbers unsupported'],
      counts['sentences without a place'],
    ]);

    expect(never.map((ratio) => ratio?.hit ?? 0)).toEqual(never.map(() => 0));
  });
});
