import { syllable } from 'syllable';
import { sentencesOf } from '../reading/sentences.ts';

export type Readability = { grade: number; meanSentenceWords: number };

/**
 * Flesch-Kincaid grade of shown texts: 0.39 words/sentence + 11.8 syllables/word - 15.59 (Kincaid et al., 1975). Each text holds
 * whole sentences. Words in `glossary` are left out of the count, for they are explained where they stand. `ofRecords` are those of the
 * texts that our own records hold: they come again with other documents, and are taken apart once.
 */
export function readability(
  texts: readonly string[],
  glossary: readonly string[],
  ofRecords: ReadonlySet<string> = new Set(),
): Readability {
  const own: Words = new Map();
  const terms = glossaryOf(glossary, own);
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const [text, times] of timesSaid(texts)) {
    for (const sentence of ofRecords.has(text) ? takenApartOnce(text) : takenApart(text, own)) {
      const shown = withoutTerms(sentence, terms);
      if (shown.length === 0) continue;
      sentences += times;
      words += times * shown.length;
      for (const word of shown) syllables += times * word.syllables;
    }
  }
  if (words === 0) return { grade: 0, meanSentenceWords: 0 };
  const meanSentenceWords = words / sentences;
  const grade = 0.39 * meanSentenceWords + 11.8 * (syllables / words) - 15.59;
  return { grade: Math.max(0, Math.round(grade * 10) / 10), meanSentenceWords };
}

/** What is said in several places is counted for each of them, but looked at once. */
function timesSaid(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** Most texts are one sentence, which needs no looking for its end. */
const oneSentence = /^["“]?[A-Z](?:[^.?!\n]|\.(?=\d))*[.?!]["”]?$/;

const sentencesIn = (text: string): string[] =>
  oneSentence.test(text) ? [text] : sentencesOf(text).map((sentence) => sentence.text);

const takenApart = (text: string, own: Words): Word[][] => sentencesIn(text).map((sentence) => wordsOf(sentence, own));

const recordSentences = new Map<string, Word[][]>();

function takenApartOnce(text: string): Word[][] {
  const known = recordSentences.get(text) ?? takenApart(text, new Map());
  if (recordSentences.size < mostKept) recordSentences.set(text, known);
  return known;
}

type Word = { letters: string; syllables: number };
type Words = Map<string, Word>;

/** The words of a sentence; marks are none. `own` are those of this text that were met before. */
function wordsOf(sentence: string, own: Words): Word[] {
  const words: Word[] = [];
  for (const token of sentence.match(/\S+/g) ?? []) {
    const word = wordOf(token, own);
    if (word !== undefined) words.push(word);
  }
  return words;
}

function wordOf(token: string, own: Words): Word | undefined {
  const known = kept.get(token) ?? own.get(token);
  if (known !== undefined) return known;
  if (!/[\p{L}\d]/u.test(token)) return undefined;
  const letters = lettersOf(token).toLowerCase();
  const word = {
    letters,
    syllables: numberOrUnit.test(token) ? 1 : (kept.get(letters)?.syllables ?? syllablesOf(token)),
  };
  if (!plainWord.test(token)) own.set(token, word);
  else if (kept.size < mostKept) kept.set(token, word);
  return word;
}

/** Numbers and units are read at a glance: one syllable each. */
const numberOrUnit = /[\d/%]/;

const syllablesOf = (word: string): number => Math.max(1, syllable(word));

/** Words in small letters, and short ones that open a sentence, come again in every document: they are counted once. Names are not kept. */
const plainWord = /^(?:[A-Z][a-z]{0,3}|[a-z]{1,16})[.,:;?!]?$/;
const mostKept = 20_000;
const kept: Words = new Map();

type Glossary = Map<string, string[][]>;

/** Terms under their first word, the longest first. */
function glossaryOf(terms: readonly string[], own: Words): Glossary {
  const byFirst: Glossary = new Map();
  for (const term of new Set(terms.map((one) => one.toLowerCase()))) {
    const words = wordsOf(term, own).map(({ letters }) => letters);
    const [first] = words;
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(words);
    else byFirst.set(first, [words]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** The words that are no part of a term. Plurals of terms are terms. */
function withoutTerms(words: readonly Word[], glossary: Glossary): Word[] {
  if (glossary.size === 0) return [...words];
  const shown: Word[] = [];
  for (let at = 0; at < words.length;) {
    const length = termLength(words, at, glossary);
    const word = words[at];
    if (length === 0 && word !== undefined) shown.push(word);
    at += Math.max(1, length);
  }
  return shown;
}

function termLength(words: readonly Word[], at: number, glossary: Glossary): number {
  const first = words[at]?.letters ?? '';
  const phrases = glossary.get(first) ?? (first.endsWith('s') ? pluralPhrases(first, glossary) : undefined);
  const found = phrases?.find((phrase) =>
    phrase.every((word, offset) => offset === 0 || isForm(words[at + offset]?.letters ?? '', word)),
  );
  return found?.length ?? 0;
}

const pluralPhrases = (word: string, glossary: Glossary): string[][] | undefined =>
  glossary.get(word.slice(0, -1)) ?? (word.endsWith('es') ? glossary.get(word.slice(0, -2)) : undefined);

const isForm = (word: string, term: string): boolean => word === term || word === `${term}s` || word === `${term}es`;

const lettersOf = (word: string): string => word.replace(edges, '');
const edges = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
