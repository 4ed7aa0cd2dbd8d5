import { describe, expect, test } from 'vitest';
import { errorKinds, SentenceRecord } from './sentence-record.ts';
import { ownSentenceSets } from './load-sentence-sets.ts';

const right = {
  ...({ half: 'development', text: 'Potassium is high.', lines: [1], quote: 'Potassium 5.6 H' } as const),
  ...({ section: 'finding', verdict: 'right' } as const),
};

test.each([
  ['a right sentence has no kind of error', { ...right, kind: 'number' }],
  ['a wrong sentence has a kind of error', { ...right, verdict: 'wrong' }],
  ['lines are counted from 1', { ...right, lines: [0] }],
])('%s', (_, record) => {
  expect(SentenceRecord.safeParse(right).success).toBe(true);
  expect(SentenceRecord.safeParse(record).success).toBe(false);
});

describe.each(ownSentenceSets())('$name', ({ name, sources }) => {
  const all = sources.flatMap(({ id, text, sentences }) => sentences.map((sentence) => ({ id, text, sentence })));

  test('its sentences name lines that their sources have, and say which half they belong to', () => {
    const wrong = all.filter(
      ({ text, sentence: { lines, half } }) =>
        lines.some((line) => line > text.split('\n').length) || !name.endsWith(half),
    );

    expect(wrong.map(({ id, sentence }) => `${id}: ${sentence.text}`)).toEqual([]);
  });

  test('most of its quotes are exact, as those of models are', () => {
    const quoted = all.filter(({ sentence }) => sentence.quote !== '');
    const exact = quoted.filter(({ text, sentence }) => text.includes(sentence.quote));

    expect(exact.length / quoted.length).toBeGreaterThan(0.75);
  });

  test('it has nearly every kind of error', () => {
    const kinds = new Set(all.map(({ sentence }) => sentence.kind));

    expect(errorKinds.filter((kind) => !kinds.has(kind)).length).toBeLessThan(3);
  });
});
