import { z } from 'zod';

/** What is asked: a text, and the words or phrases that it should be found by. What is too long is told in words of its own. */
export const ContentToAnalyze = z.object({
  text: z.string(),
  targetKeywords: z.array(z.string()).max(1000).default([]),
});
export type ContentToAnalyze = z.infer<typeof ContentToAnalyze>;

/** How many of the words that are used most are told. */
export const topKeywordsShown = 9;

export const KeywordUse = z.object({ keyword: z.string(), count: z.number(), density: z.number() });
export type KeywordUse = z.infer<typeof KeywordUse>;

/**
 * How often a text uses its words. A density is how many of a hundred words are the keyword; a phrase counts once each time. Both maps hold every
 * target keyword and every top keyword, in the form that `keywordOf` gives.
 */
export const ContentAnalysis = z.object({
  totalWords: z.number(),
  topKeywords: z.array(KeywordUse),
  overusedKeywords: z.array(z.string()),
  keywordDensities: z.record(z.string(), z.number()),
  keywordCounts: z.record(z.string(), z.number()),
  recommendations: z.array(z.string()),
});
export type ContentAnalysis = z.infer<typeof ContentAnalysis>;
