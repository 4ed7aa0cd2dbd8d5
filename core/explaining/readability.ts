import { syllable } from 'syllable';
import { sentencesOf } from '../reading/sentences.ts';

export type Readability = { grade: number; meanSentenceWords: number };

/**
 * Flesch-Kincaid grade of shown texts: 0.39 words/sentence + 11.8 syllables/word - 15.59 (Kincaid et al., 1975). Each text holds
 * whole sentences. Words in `glossary` are left out of the count, for they are explained where they stand.
 */
export function readability(texts: readonly string[], glossary: readonly string[]): Readability {
  const terms = glossaryOf(glossary);
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) {
      const shown = withoutTerms(sentence.text.split(/\s+/).filter(isWord), terms);
      if (shown.length === 0) continue;
      sentences += 1;
      words += shown.length;
      for (const word of shown) syllables += syllablesOf(word);
    }
  }
  if (words === 0) return { grade: 0, meanSentenceWords: 0 };
  const meanSentenceWords = words / sentences;
  const grade = 0.39 * meanSentenceWords + 11.8 * (syllables / words) - 15.59;
  return { grade: Math.max(0, Math.round(grade * 10) / 10), meanSentenceWords };
}

const isWord = (token: string): boolean => /[\p{L}\d]/u.test(token);

/** Numbers and units are read at a glance: one syllable each. */
function syllablesOf(word: string): number {
  if (/\d|\/|%/.test(word)) return 1;
  return plainWord.test(word) ? counted(word.replace(/[.,:;?!]+$/, '')) : Math.max(1, syllable(word));
}

/** Words in small letters come again in every document, so they are counted once; names and numbers of people are not kept. */
const plainWord = /^[a-z]{1,16}[.,:;?!]?$/;
const mostKept = 20_000;
const kept = new Map<string, number>();

function counted(word: string): number {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(word));
  if (kept.size < mostKept) kept.set(word, count);
  return count;
}

type Glossary = Map<string, string[][]>;

/** Terms under their first word, the longest first. */
function glossaryOf(terms: readonly string[]): Glossary {
  const byFirst: Glossary = new Map();
  for (const term of new Set(terms.map((one) => one.toLowerCase()))) {
    const words = term.split(/\s+/).map(bare).filter(isWord);
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** The words that are no part of a term. Plurals of terms are terms. */
function withoutTerms(words: readonly string[], glossary: Glossary): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = termLength(words, at, glossary);
    if (length === 0) kept.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return kept;
}

function termLength(words: readonly string[], at: number, glossary: Glossary): number {
  const first = bare(words[at] ?? '').toLowerCase();
  const phrases = formsOf(first).flatMap((form) => glossary.get(form) ?? []);
  const found = phrases.find((phrase) =>
    phrase.every((word, offset) => formsOf(bare(words[at + offset] ?? '').toLowerCase()).includes(word)),
  );
  return found?.length ?? 0;
}

const formsOf = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];

const bare = (word: string): string => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
