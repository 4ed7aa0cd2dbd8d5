import { remember, tokenise } from './tokenise.ts';

/** Every beginning of a phrase, word by word; those that are whole phrases carry their entry. */
export type Beginnings<Entry> = Map<string, Entry | undefined>;

/** The phrases that begin with one word. There are tens of thousands of them, and a document asks for a few hundred. */
export type PhraseBuckets<Entry> = {
  add(phrase: string, entry: Entry): void;
  /** `first` is the folded first word, or `=` and a form that counts in its very case only. */
  get(first: string): Beginnings<Entry> | undefined;
};

type Waiting<Entry> = { phrase: string; entry: Entry }[];

/** The first entry that claims a phrase keeps it. Keys are made when their bucket is first asked for. */
export function createPhraseBuckets<Entry>(): PhraseBuckets<Entry> {
  const folds = new Map<string, string>();
  const waiting = new Map<string, Waiting<Entry>>();
  const ready = new Map<string, Beginnings<Entry>>();
  return {
    add(phrase, entry) {
      const first = firstOf(phrase, folds);
      const bucket = waiting.get(first);
      if (bucket) bucket.push({ phrase, entry });
      else waiting.set(first, [{ phrase, entry }]);
    },
    get(first) {
      const known = ready.get(first);
      const phrases = known === undefined ? waiting.get(first) : undefined;
      if (phrases === undefined) return known;
      waiting.delete(first);
      const beginnings = beginningsOf(phrases, folds);
      ready.set(first, beginnings);
      return beginnings;
    },
  };
}

function beginningsOf<Entry>(phrases: Waiting<Entry>, folds: Map<string, string>): Beginnings<Entry> {
  const beginnings: Beginnings<Entry> = new Map();
  for (const { phrase, entry } of phrases) {
    const key = phraseKey(phrase, folds);
    for (let end = key.indexOf(' '); end !== -1; end = key.indexOf(' ', end + 1)) {
      const beginning = key.slice(0, end);
      if (!beginnings.has(beginning)) beginnings.set(beginning, undefined);
    }
    if (beginnings.get(key) === undefined) beginnings.set(key, entry);
  }
  return beginnings;
}

/** How phrases are compared: two phrases with the same key are the same to the index. */
export function phraseKey(phrase: string, folds = new Map<string, string>()): string {
  const exact = exactForm(phrase);
  if (exact !== undefined) return `=${exact}`;
  return tokenise(phrase)
    .map(({ word }) => remember(folds, word))
    .join(' ');
}

/** The first word of the key of a phrase, without making the key. */
function firstOf(phrase: string, folds: Map<string, string>): string {
  const plain = exactForm(phrase) === undefined ? /^[A-Za-z]+(?=[ -]|$)/.exec(phrase)?.[0] : undefined;
  if (plain !== undefined) return remember(folds, plain);
  const key = phraseKey(phrase, folds);
  const end = key.indexOf(' ');
  return end === -1 ? key : key.slice(0, end);
}

/** Short forms in capitals ("MS", "PVCs", "BRCA1") and two-letter ones ("pH") are only themselves in that very case. */
function exactForm(phrase: string): string | undefined {
  if (phrase.length > 6 || /^\p{N}+$/u.test(phrase)) return undefined;
  if (/^\p{L}{2}$/u.test(phrase) && phrase !== phrase.toLowerCase()) return phrase;
  return /^([\p{Lu}\p{N}]{2,5})s?$/u.exec(phrase)?.[1];
}
