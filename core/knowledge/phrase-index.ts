import { everydayWords } from './everyday-words.ts';
import type { Mention } from './knowledge.ts';
import { createPhraseBuckets, type Beginnings, type PhraseBuckets } from './phrase-buckets.ts';
import type { InContext } from './terms-in-context.ts';
import { tokenise, type Token } from './tokenise.ts';

type Match<Entry> = { entry: Entry; last: number };

export type PhraseIndex<Entry> = {
  /** The entry whose phrase is exactly these words. */
  find(words: string): Entry | undefined;
  /** Every phrase in a text: longest first, none overlapping, in order. One walk over the words, whatever the number of entries. */
  findAll(text: string): Mention<Entry>[];
};

type Phrases<Entry> = PhraseBuckets<Entry> & { inContext: InContext<Entry> };

/**
 * An index over the phrases of all entries. The first entry that claims a phrase keeps it. `inContext` is asked for words with
 * capitals that no entry claims.
 */
export function createPhraseIndex<Entry>(
  entries: readonly Entry[],
  phrasesOf: (entry: Entry) => readonly string[],
  inContext: InContext<Entry> = () => undefined,
): PhraseIndex<Entry> {
  const buckets = { ...createPhraseBuckets<Entry>(), inContext };
  for (const entry of entries) for (const phrase of phrasesOf(entry)) buckets.add(phrase, entry);

  return {
    find(words) {
      const tokens = tokenise(words);
      const match = longestFrom(buckets, tokens, 0);
      return match?.last === tokens.length - 1 ? match.entry : undefined;
    },
    findAll: (text) => findAllIn(buckets, text),
  };
}

/** Several indexes are asked for the same text one after the other: its words are found once. */
let latest: { text: string; tokens: readonly Token[] } = { text: '', tokens: [] };

function tokensOf(text: string): readonly Token[] {
  if (latest.text !== text) latest = { text, tokens: tokenise(text) };
  return latest.tokens;
}

function findAllIn<Entry>(buckets: Phrases<Entry>, text: string): Mention<Entry>[] {
  const tokens = tokensOf(text);
  const mentions: Mention<Entry>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = isDenied(tokens, at) ? undefined : longestFrom(buckets, tokens, at, text);
    const first = tokens[at];
    const last = tokens[match?.last ?? at];
    if (match && first && last) mentions.push({ entry: match.entry, start: first.start, end: last.end });
    at = (match?.last ?? at) + 1;
  }
  return mentions;
}

/** "non-tender" does not mention tenderness, unless an entry is itself a "non-…". */
const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'hyphen' && tokens[at - 1]?.folded === 'non';

/** `text` is given when words stand in a text, where a form in capitals may be an everyday word of a line in capitals. */
function longestFrom<Entry>(
  buckets: Phrases<Entry>,
  tokens: readonly Token[],
  first: number,
  text?: string,
): Match<Entry> | undefined {
  const start = tokens[first];
  if (!start) return undefined;
  const exact = exactEntry(buckets, start, text);
  if (tokens[first + 1]?.gap !== 'hyphen' && buckets.get(start.folded) === undefined) {
    return exact && { entry: exact, last: first };
  }
  let best: Match<Entry> | undefined = exact === undefined ? undefined : { entry: exact, last: first };
  const open: Beginning<Entry>[] = [{ key: '', next: first, within: undefined }];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const { word, last } of wordsAt(tokens, state.next, first)) {
      const key = state.key === '' ? word : `${state.key} ${word}`;
      const within = state.within ?? buckets.get(word);
      if (!within?.has(key)) continue;
      open.push({ key, next: last + 1, within });
      const entry = within.get(key);
      if (entry !== undefined && (!best || last > best.last)) best = { entry, last };
    }
  }
  return best;
}

type Beginning<Entry> = { key: string; next: number; within: Beginnings<Entry> | undefined };

/** The next word of a phrase, and the same joined with the one behind its hyphen: "post-operative" is also "postoperative". */
function wordsAt(tokens: readonly Token[], at: number, first: number): { word: string; last: number }[] {
  const token = tokens[at];
  if (!token || (at > first && token.gap === 'stop')) return [];
  const after = tokens[at + 1];
  const whole = { word: token.folded, last: at };
  return after?.gap === 'hyphen' ? [whole, { word: token.folded + after.folded, last: at + 1 }] : [whole];
}

// The longest form in capitals, and its plural s.
const longestExact = 6;

function exactEntry<Entry>(buckets: Phrases<Entry>, token: Token, text: string | undefined): Entry | undefined {
  if (token.word.length > longestExact || token.word === token.folded) return undefined;
  const word = token.word.replace(/(?<=\p{Lu}[\p{Lu}\p{N}])s$/u, ''); // "MRIs", "CTs"
  const entry =
    buckets.get(`=${word}`)?.get(`=${word}`) ??
    (text === undefined ? undefined : buckets.inContext(word, text, token.start));
  if (entry === undefined || text === undefined || !everydayWords.has(word)) return entry;
  return isLineInCapitals(text, token) ? undefined : entry;
}

function isLineInCapitals(text: string, { start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const [after = ''] = text.slice(end, end + 120).split('\n', 1);
  const around = before.slice(before.lastIndexOf('\n') + 1) + after;
  return /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
}
