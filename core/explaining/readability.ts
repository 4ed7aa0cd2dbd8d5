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
  return plainWord.test(word) ? counted(word) : Math.max(1, syllable(word));
}

/** Words in small letters, and short ones that open a sentence, come again in every document: they are counted once. Names are not kept. */
const plainWord = /^(?:[A-Z][a-z]{0,3}|[a-z]{1,16})[.,:;?!]?$/;
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
  if (glossary.size === 0) return [...words];
  const plain = words.map((word) => bare(word).toLowerCase());
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = termLength(plain, at, glossary);
    if (length === 0) kept.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return kept;
}

function termLength(plain: readonly string[], at: number, glossary: Glossary): number {
  const first = plain[at] ?? '';
  const phrases = glossary.get(first) ?? (first.endsWith('s') ? pluralPhrases(first, glossary) : undefined);
  const found = phrases?.find((phrase) =>
    phrase.every((word, offset) => offset === 0 || isForm(plain[at + offset] ?? '', word)),
  );
  return found?.length ?? 0;
}

const pluralPhrases = (word: string, glossary: Glossary): string[][] | undefined =>
  glossary.get(word.slice(0, -1)) ?? (word.endsWith('es') ? glossary.get(word.slice(0, -2)) : undefined);

const isForm = (word: string, term: string): boolean => word === term || word === `${term}s` || word === `${term}es`;

const bare = (word: string): string => word.replace(edges, '');
const edges = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
