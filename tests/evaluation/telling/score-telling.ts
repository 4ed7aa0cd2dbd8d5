import type { Explanation } from '#core/documents/explanation.ts';
import type { Explain } from '#core/explaining/explain-document.ts';
import { overlaps } from '#core/kernel/span.ts';
import { addCounts, ratioOf, type Counts } from '../measures/count.ts';
import type { TellingSet } from './load-telling-sets.ts';
import { quotePlace } from './quote-places.ts';
import type { KeyMessage, TellingRecord } from './telling-record.ts';
import { isRawQuotation, plainWordsOf, toldTwice } from './told-words.ts';

export type TellingMiss = {
  id: string;
  what: 'not reached' | 'told twice' | 'quoted' | 'quote not in the paper';
  text: string;
};

export type TellingScore = { name: string; papers: number; counts: Counts; misses: TellingMiss[] };

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

/** Explains every paper of a set, and counts what of its key messages is reached, and how it is told. */
export function scoreTelling({ name, papers }: TellingSet, explain: Explain): TellingScore {
  const scores = papers.map((paper) => scorePaper(paper, explain({ text: paper.text, source })));
  return {
    name,
    papers: papers.length,
    counts: addCounts(scores.map(({ counts }) => counts)),
    misses: scores.flatMap(({ misses }) => misses),
  };
}

/**
 * A message is reached where a shown sentence points into one of its quotes. That it is told plainly and rightly only a reader can say.
 * Questions and terms are not shown sentences here; the words of a paper count those of its questions.
 */
export function scorePaper(
  { id, messages }: TellingRecord,
  explanation: Explanation,
): Omit<TellingScore, 'name' | 'papers'> {
  const { text, sentences, medicalTerminology: terms } = explanation;
  const shown = sentences.filter(({ section }) => section !== 'question');
  const ofPaper = shown.filter(({ basis }) => basis === 'document');
  const places = ofPaper.flatMap(({ spans }) => spans);
  const isReached = ({ quotes }: KeyMessage): boolean =>
    quotes
      .flatMap((quote) => [quotePlace(quote, text)].filter((place) => place !== undefined))
      .some((place) => places.some((span) => overlaps(span, place)));
  const reached = new Set(messages.filter(isReached));
  const must = messages.filter(({ weight }) => weight === 3);
  const weightOf = (some: readonly KeyMessage[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const words = plainWordsOf(shown, terms);
  const twice = toldTwice(shown);
  const quoted = ofPaper.filter((sentence) => isRawQuotation(sentence, text));
  const lost = messages.flatMap(({ quotes }) => quotes).filter((quote) => quotePlace(quote, text) === undefined);
  return {
    counts: {
      reached: { hit: weightOf([...reached]), of: weightOf(messages) },
      'must messages reached': ratioOf(must.map((message) => reached.has(message))),
      'raw quotations': { hit: quoted.length, of: ofPaper.length },
      plainness: { hit: words.plain, of: words.all },
      'words a paper': { hit: sentences.reduce((sum, sentence) => sum + wordCount(sentence.text), 0), of: 1 },
      'terms a paper': { hit: terms.length, of: 1 },
      'told twice': { hit: twice.length, of: shown.length },
    },
    misses: [
      ...must.filter((message) => !reached.has(message)).map(missOf(id, 'not reached')),
      ...twice.map(missOf(id, 'told twice')),
      ...quoted.map(missOf(id, 'quoted')),
      ...lost.map((quote) => ({ text: quote })).map(missOf(id, 'quote not in the paper')),
    ],
  };
}

const wordCount = (words: string): number => words.trim().split(/\s+/).length;

const missOf =
  (id: string, what: TellingMiss['what']) =>
  ({ text }: { text: string }): TellingMiss => ({ id, what, text });
