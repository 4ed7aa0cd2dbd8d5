import type { Assertion } from '../../documents/explanation.ts';
import { overlaps, type Span } from '../../kernel/span.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import type { AssertingSentence } from './document-mentions.ts';
import type { VerifySource } from './verify-source.ts';

/**
 * The words that a sentence says to rest on, for checks of words that no fact stands for. `clause` is the part of the printed sentence
 * around them. `assertion` is how print asserts all of them; undefined where it asserts some so and some otherwise.
 */
export type Quoted = {
  words: string;
  clause: string;
  sentence: string;
  assertion: Assertion | undefined;
  /** Words of it that print denies, in small letters. */
  denied: readonly string[];
  isInRow: boolean;
  isInTable: boolean;
  /** Where the printed sentences stand, and the words themselves. */
  places: readonly Span[];
  spans: readonly Span[];
};

/** Of several quotes all words together, and what is so of every one of them. */
export function quotedWords(spans: readonly Span[], source: VerifySource): Quoted | undefined {
  const all = spans.map((span) => quotedOnce(span, source));
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first;
  const joined = (of: (one: Quoted) => string): string => [...new Set(all.map(of))].join('\n');
  return {
    words: joined(({ words }) => words),
    clause: joined(({ clause }) => clause),
    sentence: joined(({ sentence }) => sentence),
    assertion: others.every(({ assertion }) => assertion === first.assertion) ? first.assertion : undefined,
    denied: all.flatMap(({ denied }) => denied),
    isInRow: all.every(({ isInRow }) => isInRow),
    isInTable: all.every(({ isInTable }) => isInTable),
    places: all.flatMap(({ places }) => places),
    spans,
  };
}

function quotedOnce(span: Span, source: VerifySource): Quoted {
  const known = made.get(source) ?? new Map<string, Quoted>();
  made.set(source, known);
  const key = span.join(' ');
  const quoted = known.get(key) ?? quotedAt(span, source);
  known.set(key, quoted);
  return quoted;
}

/** Several sentences rest on the same words of a document. */
const made = new WeakMap<VerifySource, Map<string, Quoted>>();

function quotedAt(span: Span, { explanation, rows, mentions }: VerifySource): Quoted {
  const { text } = explanation;
  const sentence = mentions.sentenceAt(span);
  const words = sentence === undefined ? [] : assertedWords(text, span, sentence);
  const kinds = new Set(words.map(({ assertion }) => assertion));
  return {
    words: text.slice(...span),
    clause: clauseAround(text, span),
    sentence: sentence?.text ?? text.slice(...span),
    assertion: kinds.size === 1 ? words[0]?.assertion : undefined,
    denied: words.flatMap(({ word, assertion }) => (assertion === 'absent' ? [word] : [])),
    places: [sentence?.span ?? span],
    spans: [span],
    isInRow: rows.some((row) => overlaps(row.span, span)),
    isInTable: isTableLine.test(sentence?.text ?? ''),
  };
}

/** Three cells with wide gaps between them. */
const isTableLine = /^[^\n]*\S {3,}\S[^\n]*\S {3,}\S[^\n]*$/;

const reach = 140;

function clauseAround(text: string, [start, end]: Span): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const from = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('\n'),
    before.lastIndexOf('; '),
    before.lastIndexOf(' but '),
  );
  const to = after.search(/[.;\n](?:\s|$)|\n| but /);
  return before.slice(from + 1) + text.slice(start, end) + (to === -1 ? after : after.slice(0, to));
}

/** "ALK: not rearranged": the label is not what is denied. */
const label = /^[^:\n]{1,30}:(?=\s)/;

const little =
  /^(?:no|not|none|nor|the|a|an|of|is|are|was|were|or|and|in|on|for|to|with|without|any|evidence|seen|denies|negative|absent|be|has|have|at|by|she|he|they|patient|pt|reports?|states?|who|there|her|his|it|this|that|but|seen|identified|detected|found|noted|excluded|clinically|sign|signs|present|currently|today|either|ruled|out|not|given)$/i;

/** Each telling word with how print asserts it. */
function assertedWords(
  text: string,
  [start, end]: Span,
  sentence: AssertingSentence,
): { word: string; assertion: Assertion }[] {
  const words = text.slice(start, end).replace(label, (found) => ' '.repeat(found.length));
  return matchesIn(words, /[\p{L}\d]+/gu)
    .filter(({ 0: word }) => !little.test(word))
    .map(({ 0: word, index }) => ({
      word: word.toLowerCase(),
      assertion: sentence.assertion([start + index, start + index + word.length]),
    }));
}
