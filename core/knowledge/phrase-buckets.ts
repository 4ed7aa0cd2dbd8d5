import { everydayWords } from './everyday-words.ts';
import { remember, wordsIn, type Token } from './tokenise.ts';

/** The beginning of phrases up to a word. One that is a whole phrase carries its entry; `next` are the words by which phrases go on. */
export type Beginning<Entry> = { entry: Entry | undefined; next: Map<string, Beginning<Entry>> | undefined };

/** The phrases that begin with one word. There are tens of thousands of them, and a document asks for a few hundred. */
export type PhraseBuckets<Entry> = {
  add(phrase: string, entry: Entry): void;
  /** The phrases that begin with a word of a text. */
  from(token: Token): Beginning<Entry> | undefined;
  /** The phrase that is a form in its very case ("MS"). */
  exact(word: string): Entry | undefined;
  /** `first` is the folded first word. */
  get(first: string): Beginning<Entry> | undefined;
};

type Waiting<Entry> = { phrase: string; entry: Entry }[];
type Bucket<Entry> = { waiting: Waiting<Entry>; ready?: Beginning<Entry> };

/** The first entry that claims a phrase keeps it. Keys are made when their bucket is first asked for. */
export function createPhraseBuckets<Entry>(): PhraseBuckets<Entry> {
  const folds = new Map<string, string>();
  const buckets = new Map<string, Bucket<Entry>>();
  const exact = new Map<string, Entry>();
  const byNumber: (Beginning<Entry> | null)[] = [];
  const get = (first: string): Beginning<Entry> | undefined => {
    const bucket = buckets.get(first);
    if (bucket === undefined || bucket.ready !== undefined) return bucket?.ready;
    bucket.ready = beginningOf(bucket.waiting, folds);
    bucket.waiting = [];
    return bucket.ready;
  };
  return {
    add(phrase, entry) {
      const form = exactForm(phrase);
      if (form !== undefined) {
        if (!exact.has(form)) exact.set(form, entry);
        return;
      }
      const first = firstOf(phrase, folds);
      const bucket = buckets.get(first);
      if (bucket) bucket.waiting.push({ phrase, entry });
      else buckets.set(first, { waiting: [{ phrase, entry }] });
    },
    exact: (word) => exact.get(word),
    get,
    from({ folded, number }) {
      if (number === undefined) return get(folded);
      const known = byNumber[number];
      if (known !== undefined) return known ?? undefined;
      const found = get(folded);
      byNumber[number] = found ?? null;
      return found;
    },
  };
}

function beginningOf<Entry>(phrases: Waiting<Entry>, folds: Map<string, string>): Beginning<Entry> {
  const first: Beginning<Entry> = { entry: undefined, next: undefined };
  for (const { phrase, entry } of phrases) {
    const whole = phraseKey(phrase, folds)
      .split(' ')
      .slice(1)
      .reduce(goOn<Entry>, first);
    whole.entry ??= entry;
  }
  return first;
}

function goOn<Entry>(beginning: Beginning<Entry>, word: string): Beginning<Entry> {
  beginning.next ??= new Map();
  const known = beginning.next.get(word);
  if (known !== undefined) return known;
  const longer: Beginning<Entry> = { entry: undefined, next: undefined };
  beginning.next.set(word, longer);
  return longer;
}

const isPlainLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

/** How phrases are compared: two phrases with the same key are the same to the index. */
export function phraseKey(phrase: string, folds = new Map<string, string>()): string {
  const exact = exactForm(phrase);
  if (exact !== undefined) return `=${exact}`;
  return wordsIn(phrase)
    .map((word) => remember(folds, word))
    .join(' ');
}

/** The first word of the key of a phrase in any case, without making the key. */
function firstOf(phrase: string, folds: Map<string, string>): string {
  let letters = 0;
  while (isPlainLetter(phrase.charCodeAt(letters))) letters += 1;
  const next = phrase.charAt(letters);
  if (letters > 0 && (next === '' || next === ' ' || next === '-')) return remember(folds, phrase.slice(0, letters));
  const key = phraseKey(phrase, folds);
  const end = key.indexOf(' ');
  return end === -1 ? key : key.slice(0, end);
}

/** Short forms in capitals ("MS", "PVCs", "BRCA1"), two-letter ones ("pH") and everyday words ("CoNS") are only themselves in that very case. */
function exactForm(phrase: string): string | undefined {
  if (phrase.length > 6 || /^\p{N}+$/u.test(phrase)) return undefined;
  if ((/^\p{L}{2}$/u.test(phrase) && phrase !== phrase.toLowerCase()) || everydayWords.has(phrase)) return phrase;
  return /^([\p{Lu}\p{N}]{2,5})s?$/u.exec(phrase)?.[1];
}
