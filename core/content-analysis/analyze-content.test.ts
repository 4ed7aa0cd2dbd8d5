import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeContent } from './analyze-content.ts';
import { topKeywordsShown } from './content-analysis.ts';

/** A text of so many words, most of them unlike, with some words among them so many times. */
function textOf(total: number, uses: Record<string, number> = {}): string {
  const used = Object.entries(uses).flatMap(([word, count]) => Array<string>(count).fill(word));
  const filler = Array.from(
    { length: total - used.join(' ').split(' ').filter(Boolean).length },
    (_, at) => `filler${at}`,
  );
  return [...used, ...filler].join(' ');
}

const analyze = (text: string, targetKeywords: string[] = []) => analyzeContent({ text, targetKeywords });

describe('counts', () => {
  test('every word, and the keywords by their use', () => {
    const { totalWords, topKeywords } = analyze(`The liver and the heart. The heart's valve, 3 of 3: heart.`);

    expect(totalWords).toBe(12);
    expect(topKeywords.slice(0, 2)).toEqual([
      { keyword: 'heart', count: 3, density: 25 },
      { keyword: 'liver', count: 1, density: 8.33 },
    ]);
  });

  test('no stop words, numbers and single letters among the keywords', () => {
    const { topKeywords } = analyze("The and of don't 12 1,5 x b12");
    expect(topKeywords.map(({ keyword }) => keyword)).toEqual(['b12']);
  });

  test(`no more than ${topKeywordsShown} keywords`, () => {
    expect(analyze(textOf(400)).topKeywords).toHaveLength(topKeywordsShown);
  });

  test('targets of one word and of several, those too that are not there', () => {
    const text = textOf(400, { 'blood pressure': 3, blood: 2, Heart: 8 });

    const { keywordCounts, keywordDensities } = analyze(text, ['Blood Pressure', 'heart', 'kidney', 'the']);

    expect(keywordCounts).toMatchObject({ 'blood pressure': 3, heart: 8, kidney: 0, the: 0, blood: 5 });
    expect(keywordDensities).toMatchObject({ 'blood pressure': 0.75, heart: 2, kidney: 0, blood: 1.25 });
  });

  test('phrases that begin alike or lie within each other', () => {
    const { keywordCounts } = analyze('a b a b a', ['a b a', 'a b', 'b', 'a b c']);
    expect(keywordCounts).toEqual({ 'a b a': 2, 'a b': 2, b: 2, 'a b c': 0 });
  });

  test('nothing where there are no words', () => {
    expect(analyze('!!!', ['heart'])).toMatchObject({ totalWords: 0, topKeywords: [], keywordDensities: { heart: 0 } });
  });
});

describe('recommends', () => {
  test('nothing for a text that is long enough and uses its words well', () => {
    expect(analyze(textOf(400, { heart: 8 }), ['heart']).recommendations).toEqual([]);
  });

  test('more content under 300 words', () => {
    expect(analyze(textOf(299)).recommendations).toEqual([
      'Add more content. This text has 299 words. Aim for 300 or more.',
    ]);
    expect(analyze(textOf(300)).recommendations).toEqual([]);
  });

  test('to use less often what makes up more than four of a hundred words', () => {
    const { overusedKeywords, recommendations } = analyze(textOf(400, { heart: 17, liver: 16 }));

    expect(overusedKeywords).toEqual(['heart']);
    expect(recommendations).toEqual(['Use these words less often: heart.']);
  });

  test('an overused target as well, were it a stop word', () => {
    expect(analyze(textOf(400, { the: 20 })).overusedKeywords).toEqual([]);
    expect(analyze(textOf(400, { the: 20 }), ['The']).overusedKeywords).toEqual(['the']);
  });

  test('to bring in the targets that are missing, and to use more often those that are rare', () => {
    const targets = ['kidney', 'lung', 'skin', 'bone', 'brain', 'eye', 'heart'];

    expect(analyze(textOf(400, { heart: 1 }), targets).recommendations).toEqual([
      'These target keywords are not in the text: kidney, lung, skin, bone, brain and 1 more.',
      'Use these target keywords more often: heart.',
    ]);
  });
});

test('whatever the text, no density is above a hundred, and no word is counted twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, targets) => {
      const { totalWords, topKeywords, keywordDensities, keywordCounts } = analyze(text, targets);
      const counted = topKeywords.reduce((sum, { count }) => sum + count, 0);
      return (
        counted <= totalWords &&
        Object.values(keywordDensities).every((density) => density >= 0 && density <= 100) &&
        Object.values(keywordCounts).every((count) => count <= totalWords)
      );
    }),
  );
});
