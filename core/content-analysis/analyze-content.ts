import { topKeywordsShown, type ContentAnalysis, type ContentToAnalyze, type KeywordUse } from './content-analysis.ts';
import { countPhrases } from './count-phrases.ts';
import { densityOf, isOverused } from './density.ts';
import { recommendationsFor } from './recommendations.ts';
import words from './stop-words.json' with { type: 'json' };
import { targetsOf } from './target-keywords.ts';
import { wordsOf } from './words-of.ts';

/** Words that every English text is full of: they say nothing of what it is about. */
const stopWords: ReadonlySet<string> = new Set(words);

/** A number says nothing of what a text is about, nor does a single letter. */
const canBeKeyword = (word: string): boolean => word.length > 1 && /\p{L}/u.test(word) && !stopWords.has(word);

/** Counts the words of a text and says which are used too often or too seldom. Nothing but the text decides. */
export function analyzeContent({ text, targetKeywords }: ContentToAnalyze): ContentAnalysis {
  const words = wordsOf(text);
  const totalWords = words.length;
  const use = (keyword: string, count: number): KeywordUse => ({
    keyword,
    count,
    density: densityOf(count, totalWords),
  });

  const keywords = [...countWords(words)].filter(([word]) => canBeKeyword(word));
  const targets = [...countPhrases(words, targetsOf(targetKeywords))].map(([phrase, count]) => use(phrase, count));

  // At most 24 words can be used too often, and they are among the most frequent ones.
  const frequent = mostFrequent(keywords, 24).map(([word, count]) => use(word, count));
  const topKeywords = frequent.slice(0, topKeywordsShown);
  const overused = new Set(
    [...targets, ...frequent].filter(({ density }) => isOverused(density)).map(({ keyword }) => keyword),
  );
  const listed = [...targets, ...topKeywords];
  return {
    totalWords,
    topKeywords,
    overusedKeywords: [...overused],
    keywordDensities: Object.fromEntries(listed.map(({ keyword, density }) => [keyword, density])),
    keywordCounts: Object.fromEntries(listed.map(({ keyword, count }) => [keyword, count])),
    recommendations: recommendationsFor({ totalWords, overused: [...overused], targets }),
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type Counted = readonly [word: string, count: number];

/** The first few by use; of those used alike, what comes first in the text. Of a hundred thousand words only these few are put in order. */
function mostFrequent(counted: readonly Counted[], few: number): readonly Counted[] {
  const least = counted.map(([, count]) => count).sort((a, b) => b - a)[few - 1] ?? 0;
  const above = counted.filter(([, count]) => count > least).sort(([, a], [, b]) => b - a);
  return [...above, ...counted.filter(([, count]) => count === least)].slice(0, few);
}
