import { append } from '../kernel/append.ts';
import type { LexiconEntry } from './entries.ts';
import { inflect, inflections, pluralOf, type Inflection } from './inflection.ts';
import { createPattern, type Pattern } from './sentence-pattern.ts';
import { tokensOf, type Token } from './tokens.ts';
import { entryByParts } from './word-parts.ts';

/** One printed form of an entry with the plain words for it. `exact` holds the words as they must be printed, where case matters. */
export type Form = {
  entry: LexiconEntry;
  say: string;
  isPlural: boolean;
  inflection: Inflection | null;
  exact: readonly string[] | null;
};

type Node = { next: Map<string, Node>; forms: Form[] };

/** Forms that begin with the same word, put in order when the word is first met. */
type Beginning = { made: Made[]; node: Node | null };

export type Lexicon = {
  tokens(sentence: string): Token[];
  /** Whether a word in capitals is one of the short forms on record. */
  isShortForm(word: string): boolean;
  /** Forms that begin at a word, the longest first. `length` in tokens. */
  formsAt(tokens: readonly Token[], at: number): { form: Form; length: number }[];
  /** Patterns whose rarest word is this one. */
  patternsWith(word: string): readonly Pattern[];
};

/** All entries, found word by word. A form that two entries claim belongs to whichever condition holds, the first one else. */
export function createLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const joined = new Set<string>();
  const shortForms = new Set<string>();
  const beginnings = new Map<string, Beginning>();
  const made: Made[] = [];
  const clauses: { entry: LexiconEntry; form: string }[] = [];
  for (const entry of entries) {
    for (const form of entry.forms) {
      if (hasMark.test(form)) for (const word of joinedWords(form)) joined.add(word);
      if (isShort.test(form)) shortForms.add(form);
      if (entry.category === 'sentence') clauses.push({ entry, form });
      else append(made, formsOf(entry, form));
    }
  }
  const tokens = (sentence: string) => tokensOf(sentence, (chunk) => joined.has(chunk));
  for (const each of made) addBeginning(beginnings, each, tokens);
  const patterns = new Map<string, Pattern[]>();
  for (const { entry, form } of clauses) addPattern(patterns, createPattern(entry, form, tokens));
  const nodeOf = (word: string): Node | undefined => {
    const beginning = beginnings.get(word);
    if (beginning === undefined) return undefined;
    beginning.node ??= nodeFrom(beginning.made, tokens);
    return beginning.node;
  };
  return {
    tokens,
    isShortForm: (word) => shortForms.has(word),
    formsAt: (list, at) => {
      const found = formsAt(nodeOf, list, at);
      return found.length > 0 || entries.length === 0 ? found : formsByParts(list[at]);
    },
    patternsWith: (word) => patterns.get(word) ?? none,
  };
}

/** The same words without those of one entry. */
export const withoutEntry = (lexicon: Lexicon, left: LexiconEntry): Lexicon => ({
  ...lexicon,
  formsAt: (tokens, at) => lexicon.formsAt(tokens, at).filter(({ form }) => form.entry !== left),
  patternsWith: (word) => lexicon.patternsWith(word).filter(({ entry }) => entry !== left),
});

const hasMark = /[./&+%']/;
const isShort = /^\p{Lu}{2,7}$/u;

/** The first word of a form, as the tokens of a sentence have it. */
function addBeginning(beginnings: Map<string, Beginning>, made: Made, tokens: (text: string) => Token[]): void {
  const first = firstWord(made.printed, tokens);
  const own = beginnings.get(first);
  if (own === undefined) beginnings.set(first, { made: [made], node: null });
  else own.made.push(made);
}

const plainForm = /^[a-z]+(?: [a-z]+)*$/i;

function firstWord(form: string, tokens: (text: string) => Token[]): string {
  if (!plainForm.test(form)) return tokens(form)[0]?.lower ?? '';
  const space = form.indexOf(' ');
  return (space === -1 ? form : form.slice(0, space)).toLowerCase();
}

function nodeFrom(made: readonly Made[], tokens: (text: string) => Token[]): Node {
  const root: Node = { next: new Map(), forms: [] };
  for (const each of made) addForm(root, tokens(each.printed), each);
  return root;
}

const none: readonly Pattern[] = [];

/** Words of a form with a mark inside them: "p.o.", "s/p", "2/52". */
const joinedWords = (form: string): string[] =>
  form
    .toLowerCase()
    .split(/[\s,;:(){}-]+/)
    .filter((word) => hasMark.test(word) && /^[\p{L}\p{N}]/u.test(word));

type Made = { form: Form; printed: string };

function formsOf(entry: LexiconEntry, printed: string): Made[] {
  const single = (say: string, words: string, more: Partial<Form> = {}): Made => ({
    printed: words,
    form: { entry, say, isPlural: false, inflection: null, exact: null, ...more },
  });
  if (entry.category === 'verb')
    return inflections.map((inflection) =>
      single(inflect(entry.say, inflection), inflect(printed, inflection), { inflection }),
    );
  const own = single(entry.say, printed, { isPlural: entry.number === 'plural' });
  return entry.plural === undefined ? [own] : [own, single(entry.plural, pluralOf(printed), { isPlural: true })];
}

function addForm(root: Node, words: readonly Token[], { form, printed }: Made): void {
  let node = root;
  for (const { lower, text } of words) {
    if (text === '-') continue;
    let next = node.next.get(lower);
    if (next === undefined) {
      next = { next: new Map(), forms: [] };
      node.next.set(lower, next);
    }
    node = next;
  }
  const isExact = /\p{Lu}/u.test(printed);
  node.forms.push(
    isExact ? { ...form, exact: words.filter(({ text }) => text !== '-').map(({ text }) => text) } : form,
  );
}

function formsAt(
  nodeOf: (word: string) => Node | undefined,
  tokens: readonly Token[],
  at: number,
): { form: Form; length: number }[] {
  const found: { form: Form; length: number }[] = [];
  const root = nodeOf(tokens[at]?.lower ?? '');
  if (root === undefined) return found;
  let node: Node | undefined = root;
  const words: string[] = [];
  for (let index = at; index < tokens.length; index += 1) {
    const token: Token | undefined = tokens[index];
    if (token === undefined) break;
    // A hyphen inside a form counts as a space.
    if (token.text === '-' && index > at && !token.space) continue;
    node = node.next.get(token.lower);
    if (node === undefined) break;
    words.push(token.text);
    for (const form of node.forms) {
      if (form.exact !== null && !form.exact.every((word, place) => word === words[place])) continue;
      found.push({ form, length: index - at + 1 });
    }
  }
  return found.sort((a, b) => b.length - a.length || Number(b.form.exact !== null) - Number(a.form.exact !== null));
}

/** A name that no entry knows, by what it is made of. */
function formsByParts(token: Token | undefined): { form: Form; length: number }[] {
  const entry = token?.kind === 'word' ? entryByParts(token.lower) : undefined;
  if (entry === undefined) return [];
  return [{ form: { entry, say: entry.say, isPlural: false, inflection: null, exact: null }, length: 1 }];
}

function addPattern(patterns: Map<string, Pattern[]>, pattern: Pattern): void {
  const own = patterns.get(pattern.key);
  if (own === undefined) patterns.set(pattern.key, [pattern]);
  else own.push(pattern);
}
