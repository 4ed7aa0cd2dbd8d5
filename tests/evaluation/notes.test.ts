import { describe, expect, test } from 'vitest';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { ownNoteSets } from './deidentifying/load-notes.ts';
import { scoreNotes } from './deidentifying/score-notes.ts';
import { readFloor } from './floor-file.ts';
import { compareToFloor } from './floor.ts';

/** Masking held to what it once could: a figure that fell is a fault. */
describe('the figures of notes', () => {
  const knowledge = loadKnowledge();
  const sets = ownNoteSets();
  const scores = sets.map((set) =>
    scoreNotes(set, { explain: (input) => explainDocument(input, knowledge), knowledge }),
  );
  const floor = readFloor('notes');
  const { fallen, risen } = compareToFloor(scores, floor);
  if (risen.length > 0) {
    console.info(`Raise the floor (npm run evaluate -- --deidentifying --write-floor):\n${risen.join('\n')}`);
  }

  test('have not fallen below the floor', () => {
    expect(fallen).toEqual([]);
  });

  test('are all held by a floor', () => {
    expect(Object.keys(floor).sort()).toEqual(sets.map(({ name }) => name).sort());
  });

  test('hold what is never to be otherwise: what was masked comes back exactly', () => {
    const restored = scores.map(({ counts }) => counts['restored exactly']);

    expect(restored.map((ratio) => ratio?.hit)).toEqual(restored.map((ratio) => ratio?.of));
  });
});
