import type { ContentToAnalyze } from './content-analysis.ts';
import { wordsOf } from './words-of.ts';

/** A megabyte of English. More is a book, and is looked at chapter by chapter. */
export const maxTextLength = 1_048_576;
export const maxTargetKeywords = 50;
export const maxKeywordWords = 8;
export const maxKeywordLength = 100;

/** Why a text cannot be analyzed, as the code that people are told about. */
export type AnalysisProblem = 'analysis.empty' | 'analysis.too_long' | 'analysis.too_many_keywords';

export function analysisProblem({ text, targetKeywords }: ContentToAnalyze): AnalysisProblem | undefined {
  if (text.trim() === '') return 'analysis.empty';
  if (text.length > maxTextLength) return 'analysis.too_long';
  const isTooMuch = targetKeywords.length > maxTargetKeywords || targetKeywords.some(isTooLong);
  return isTooMuch ? 'analysis.too_many_keywords' : undefined;
}

const isTooLong = (keyword: string): boolean =>
  keyword.length > maxKeywordLength || wordsOf(keyword).length > maxKeywordWords;

/** What stands in the words of a problem. */
export const limitsInWords = {
  limit: maxTextLength.toLocaleString('en-US'),
  keywords: maxTargetKeywords,
  words: maxKeywordWords,
  letters: maxKeywordLength,
} as const;
