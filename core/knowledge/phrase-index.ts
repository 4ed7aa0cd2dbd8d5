import { everydayWords } from './everyday-words.ts';
import type { Mention } from './knowledge.ts';
import { remember, tokenise, type Token } from './tokenise.ts';

/** Every beginning of a phrase, word by word; those that are whole phrases carry their entry. */
type Beginnings<Entry> = Map<string, Entry | undefined>;
type Match<Entry> = { entry: Entry; last: number };

export type PhraseIndex<Entry> = {
  /** The entry whose phrase is exactly these words. */
  find(words: string): Entry | undefined;
  /** Every phrase in a text: longest first, none overlapping, in order. One walk over the words, whatever the number of entries. */
  findAll(text: string): Mention<Entry>[];
};

/** An index over the phrases of all entries. The first entry that claims a phrase keeps it. */
export function createPhraseIndex<Entry>(
  entries: readonly Entry[],
  phrasesOf: (entry: Entry) => readonly string[],
): PhraseIndex<Entry> {
  const root: Beginnings<Entry> = new Map();
  const folds = new Map<string, string>();
  for (const entry of entries) for (const phrase of phrasesOf(entry)) addPhrase(root, phraseKey(phrase, folds), entry);

  return {
    find(words) {
      const tokens = tokenise(words);
      const match = longestFrom(root, tokens, 0);
      return match?.last === tokens.length - 1 ? match.entry : undefined;
    },
    findAll: (text) => findAllIn(root, text),
  };
}

/** How phrases are compared: two phrases with the same key are the same to the index. */
export function phraseKey(phrase: string, folds = new Map<string, string>()): string {
  const exact = exactForm(phrase);
  if (exact !== undefined) return `=${exact}`;
  const words = plainWords.test(phrase) ? phrase.split(' ') : tokenise(phrase).map(({ word }) => word);
  return words.map((word) => remember(folds, word)).join(' ');
}

// Most phrases are a few plain words, and there are thousands of them.
const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** Short forms in capitals ("MS", "PVCs", "BRCA1") and two-letter ones ("pH") are only themselves in that very case. */
function exactForm(phrase: string): string | undefined {
  if (/^\p{L}{2}$/u.test(phrase) && phrase !== phrase.toLowerCase()) return phrase;
  return /^([\p{Lu}\p{N}]{2,5})s?$/u.exec(phrase)?.[1];
}

function addPhrase<Entry>(root: Beginnings<Entry>, key: string, entry: Entry): void {
  for (let end = key.indexOf(' '); end !== -1; end = key.indexOf(' ', end + 1)) {
    const beginning = key.slice(0, end);
    if (!root.has(beginning)) root.set(beginning, undefined);
  }
  if (root.get(key) === undefined) root.set(key, entry);
}

function findAllIn<Entry>(root: Beginnings<Entry>, text: string): Mention<Entry>[] {
  const tokens = tokenise(text);
  const mentions: Mention<Entry>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = isDenied(tokens, at) ? undefined : longestFrom(root, tokens, at, text);
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
  root: Beginnings<Entry>,
  tokens: readonly Token[],
  first: number,
  text?: string,
): Match<Entry> | undefined {
  const start = tokens[first];
  if (!start) return undefined;
  const exact = exactEntry(root, start, text);
  let best: Match<Entry> | undefined = exact === undefined ? undefined : { entry: exact, last: first };
  const open = [{ key: '', next: first }];
  for (let state = open.pop(); state; state = open.pop()) {
    const { key, next } = state;
    const entry = root.get(key);
    if (entry !== undefined && (!best || next - 1 > best.last)) best = { entry, last: next - 1 };
    const token = tokens[next];
    if (!token || (next > first && token.gap === 'stop')) continue;
    const longer = key === '' ? token.folded : `${key} ${token.folded}`;
    if (root.has(longer)) open.push({ key: longer, next: next + 1 });
    // "post-operative" is also "postoperative".
    const after = tokens[next + 1];
    if (after?.gap === 'hyphen' && root.has(longer + after.folded)) {
      open.push({ key: longer + after.folded, next: next + 2 });
    }
  }
  return best;
}

function exactEntry<Entry>(root: Beginnings<Entry>, token: Token, text: string | undefined): Entry | undefined {
  const word = token.word.replace(/(?<=\p{Lu}[\p{Lu}\p{N}])s$/u, ''); // "MRIs", "CTs"
  const entry = root.get(`=${word}`);
  if (entry === undefined || text === undefined || !everydayWords.has(word)) return entry;
  return isLineInCapitals(text, token) ? undefined : entry;
}

function isLineInCapitals(text: string, { start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const [after = ''] = text.slice(end, end + 120).split('\n', 1);
  const around = before.slice(before.lastIndexOf('\n') + 1) + after;
  return /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
}
