import { rememberLatest } from '../kernel/remember-latest.ts';
import { everydayWords } from './everyday-words.ts';
import type { Mention } from './knowledge.ts';
import { createPhraseBuckets, type Beginning, type PhraseBuckets } from './phrase-buckets.ts';
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

/**
 * Several indexes are asked for the same text one after the other, and for names and sentences in between: the words of each are found
 * once, and no sentence takes the place of the text.
 */
const tokensOfText = rememberLatest((text): readonly Token[] => tokenise(text), 1);
const tokensOfSentence = rememberLatest((text): readonly Token[] => tokenise(text), 4);
const longestSentence = 300;

const tokensOf = (text: string): readonly Token[] =>
  text.length <= longestSentence ? tokensOfSentence(text) : tokensOfText(text);

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
  const exact = mayBeExact(start) ? exactEntry(buckets, start, text) : undefined;
  const own = exact && { entry: exact, last: first };
  const plain = longestWithin(buckets.from(start), first, tokens);
  const next = tokens[first + 1];
  if (next?.gap !== 'hyphen') return longer(own, plain);
  const joined = longestWithin(buckets.get(start.folded + next.folded), first + 1, tokens);
  return longer(own, longer(joined, plain));
}

/** Of two that end at the same word the former. */
const longer = <Entry>(one?: Match<Entry>, other?: Match<Entry>): Match<Entry> | undefined =>
  one === undefined || (other !== undefined && other.last > one.last) ? other : one;

/**
 * The longest phrase that goes on from its beginning. The next word may be joined with the one behind its hyphen: "post-operative" is
 * also "postoperative".
 */
function longestWithin<Entry>(
  beginning: Beginning<Entry> | undefined,
  last: number,
  tokens: readonly Token[],
): Match<Entry> | undefined {
  if (beginning === undefined) return undefined;
  const { entry, next } = beginning;
  const own = entry === undefined ? undefined : { entry, last };
  const word = tokens[last + 1];
  if (next === undefined || word === undefined || word.gap === 'stop') return own;
  const plain = longestWithin(next.get(word.folded), last + 1, tokens);
  const after = tokens[last + 2];
  if (after?.gap !== 'hyphen') return plain ?? own;
  return longer(longestWithin(next.get(word.folded + after.folded), last + 2, tokens), plain) ?? own;
}

// The longest form in capitals, and its plural s.
const longestExact = 6;

/** "Patient" and "lungs" are not: of more than two letters the second one or the last is no small one. */
const mayBeExact = ({ word, folded }: Token): boolean =>
  word.length <= longestExact &&
  word !== folded &&
  (word.length === 2 || !isSmallLetter(word.charCodeAt(1)) || !isSmallLetter(word.charCodeAt(word.length - 1)));

const isSmallLetter = (code: number): boolean => code > 96 && code < 123;

function exactEntry<Entry>(buckets: Phrases<Entry>, token: Token, text: string | undefined): Entry | undefined {
  const word = token.word.endsWith('s') ? token.word.replace(/(?<=\p{Lu}[\p{Lu}\p{N}])s$/u, '') : token.word; // "MRIs", "CTs"
  const entry = buckets.exact(word) ?? (text === undefined ? undefined : buckets.inContext(word, text, token.start));
  if (entry === undefined || text === undefined || !everydayWords.has(word)) return entry;
  return isLineInCapitals(text, token) ? undefined : entry;
}

function isLineInCapitals(text: string, { start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const [after = ''] = text.slice(end, end + 120).split('\n', 1);
  const around = before.slice(before.lastIndexOf('\n') + 1) + after;
  return /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
}
