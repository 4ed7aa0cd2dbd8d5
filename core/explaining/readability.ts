import { syllable } from 'syllable';
import { sentencesOf } from '../reading/sentences.ts';

export type Readability = { grade: number; meanSentenceWords: number };

/**
 * Flesch-Kincaid grade of shown texts: 0.39 words/sentence + 11.8 syllables/word - 15.59 (Kincaid et al., 1975). Each text holds
 * whole sentences. Words in `glossary` are left out of the count, for they are explained where they stand.
 */
export function readability(texts: readonly string[], glossary: readonly string[]): Readability {
  const isTerm = termPattern(glossary);
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      const counted = sentence.text.replace(isTerm, ' ').split(/\s+/).filter(isWord);
      if (counted.length === 0) continue;
      sentences += 1;
      words += counted.length;
      for (const word of counted) syllables += syllablesOf(word);
    }
  }
  if (words === 0) return { grade: 0, meanSentenceWords: 0 };
  const meanSentenceWords = words / sentences;
  const grade = 0.39 * meanSentenceWords + 11.8 * (syllables / words) - 15.59;
  return { grade: Math.max(0, Math.round(grade * 10) / 10), meanSentenceWords };
}

const isWord = (token: string): boolean => /[\p{L}\d]/u.test(token);

/** Numbers and units are read at a glance: one syllable each. */
const syllablesOf = (word: string): number => (/\d|\/|%/.test(word) ? 1 : Math.max(1, syllable(word)));

const neverMatches = /(?!)/g;

function termPattern(glossary: readonly string[]): RegExp {
  const terms = [...new Set(glossary.map((term) => term.trim()).filter((term) => term !== ''))];
  if (terms.length === 0) return neverMatches;
  const longestFirst = terms
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?:e?s)?(?![\\p{L}\\d])`, 'giu');
}
