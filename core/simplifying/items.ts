import { append } from '../kernel/append.ts';
import type { LexiconEntry } from './entries.ts';
import type { Form, Lexicon } from './lexicon.ts';
import { formAt, isLicensed, type Setting } from './rewriting-context.ts';
import { fitPattern, type Pattern } from './sentence-pattern.ts';
import type { Token } from './tokens.ts';

/** A word of a sentence on its way to plain words, or a phrase of the lexicon. `printed` is what stands in the document. */
export type Item = {
  text: string;
  lower: string;
  kind: Token['kind'];
  space: boolean;
  form: Form | null;
  printed: string;
};

export const wordItem = (text: string, space = true): Item => ({
  text,
  lower: text.toLowerCase(),
  kind: /^\d/.test(text) ? 'number' : /^[\p{L}]/u.test(text) ? 'word' : 'mark',
  space,
  form: null,
  printed: text,
});

/** The phrases of a clause, each with its entry: by the pattern that fits all of it, else the longest phrase at every word. */
export function itemsOf(
  lexicon: Lexicon,
  tokens: readonly Token[],
  setting: Setting,
  replacements: Replacement[],
): Item[] {
  const words = new Set([...tokens.map(({ lower }) => lower), ...headingWords(setting)]);
  const context = { words, setting };
  const fitting = bestPattern(lexicon, tokens, context);
  if (fitting === undefined) {
    const items = phrases(lexicon, tokens, context);
    append(replacements, replaced(items));
    return items;
  }
  const items = patternItems(lexicon, fitting, context);
  const literal = literalWords(fitting);
  append(replacements, [literal, ...replaced(items)]);
  return items;
}

/** What was put in the place of which printed words, and by which entry. */
export type Replacement = { printed: string; say: string; entry: LexiconEntry };

const replaced = (items: readonly Item[]): Replacement[] =>
  items.flatMap(({ form, printed, text }) => (form === null ? [] : [{ printed, say: text, entry: form.entry }]));

/** The words of a pattern that stand for one another. */
const literalWords = ({ pattern: { parts, entry } }: Fitting): Replacement => ({
  entry,
  printed: parts.flatMap((part) => ('word' in part ? [part.word] : [])).join(' '),
  say: entry.say.replace(/\{\w+\}/g, ' ').trim(),
});

/** Whether a clause is said by one pattern as a whole. */
export function fitsPattern(lexicon: Lexicon, tokens: readonly Token[], setting: Setting): boolean {
  const words = new Set([...tokens.map(({ lower }) => lower), ...headingWords(setting)]);
  return bestPattern(lexicon, tokens, { words, setting }) !== undefined;
}

/** "pancreas, whipple" has the word "pancreas". */
const headingWords = ({ heading }: Setting): string[] => heading.split(/[^\p{L}\p{N}'-]+/u);

type Context = { words: ReadonlySet<string>; setting: Setting };
type Fitting = { pattern: Pattern; slots: Map<string, readonly Token[]> };

function bestPattern(lexicon: Lexicon, tokens: readonly Token[], { words, setting }: Context): Fitting | undefined {
  const candidates = [...new Set(tokens.flatMap(({ lower }) => lexicon.patternsWith(lower)))].sort(
    (a, b) => b.literals - a.literals,
  );
  for (const pattern of candidates) {
    const place = { tokens, at: 0, length: tokens.length, words };
    const form: Form = { entry: pattern.entry, say: pattern.entry.say, isPlural: false, inflection: null, exact: null };
    if (!isLicensed(form, place, setting)) continue;
    const slots = fitPattern(pattern, tokens);
    if (slots !== undefined) return { pattern, slots };
  }
  return undefined;
}

function patternItems(lexicon: Lexicon, { pattern, slots }: Fitting, context: Context): Item[] {
  return pattern.entry.say.split(/(\{\w+\})/).flatMap((piece) => {
    const slot = slots.get(piece.slice(1, -1));
    if (slot !== undefined && piece.startsWith('{'))
      return phrases(lexicon, slot, context).map((item, at) => (at === 0 ? { ...item, space: true } : item));
    return lexicon
      .tokens(piece)
      .map(({ text, space, start }) => ({ ...wordItem(text, space || start === 0), printed: '' }));
  });
}

function phrases(lexicon: Lexicon, tokens: readonly Token[], context: Context): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const isPlain = (token.kind === 'mark' && !signs.has(token.text)) || isOfName(tokens, at);
    const match = isPlain ? undefined : formAt(lexicon, tokens, at, context);
    const bracketed = bracketedShortForm(tokens, at, items.at(-1));
    if (bracketed !== undefined) {
      append(items, bracketed.items);
      at += bracketed.length;
      continue;
    }
    if (match !== undefined) {
      const covered = tokens.slice(at, at + match.length);
      append(items, [
        {
          ...itemOf(token),
          kind: 'word',
          form: match.form,
          text: match.form.say,
          printed: printedOf(covered, match.form.exact !== null),
        },
      ]);
      at += match.length;
    } else {
      items.push(itemOf(token));
      at += 1;
    }
  }
  return items;
}

/** "Mr Colles", "Dr. Ann Graves": the name of a person is nobody's illness and no device. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  let before = at;
  while (before > Math.max(0, at - longestName) && isCapitalised(tokens[before]?.text)) {
    before -= tokens[before - 1]?.text === '.' ? 2 : 1;
    if (honorifics.has(tokens[before]?.text ?? '')) return true;
  }
  return false;
}
const isCapitalised = (text = ''): boolean => /^\p{Lu}\p{Ll}/u.test(text);
const honorifics = new Set([
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Mx',
  'Dr',
  'Prof',
  'Professor',
  'Master',
  'Messrs',
  'Sir',
  'Dame',
]);
/** Of a first and a last name. */
const longestName = 3;

/** Signs that stand for words. */
const signs = new Set(['↑', '↓', '→', '±', '+', '=', '~', '@', '&', '°', '#', 'Δ']);

/** "pulmonary embolism (PE)": the short form of what was just named is no word of its own. */
function bracketedShortForm(
  tokens: readonly Token[],
  at: number,
  last: Item | undefined,
): { items: Item[]; length: number } | undefined {
  const [open, short, close] = tokens.slice(at, at + 3);
  if (
    open?.text !== '(' ||
    close?.text !== ')' ||
    short === undefined ||
    !/^[A-Z][A-Za-z&/-]{1,6}$/.test(short.text) ||
    short.text.toUpperCase() !== short.text
  )
    return undefined;
  if (last !== undefined && last.form !== null) return { items: [], length: 3 };
  return { items: [itemOf(open), itemOf(short), itemOf(close)], length: 3 };
}

const itemOf = ({ text, lower, kind, space }: Token): Item => ({ text, lower, kind, space, form: null, printed: text });

/** The words as printed; the capital of a sentence's first word is none of theirs. */
const printedOf = (tokens: readonly Token[], isExact: boolean): string => {
  const words = tokens.map(({ text, space }, at) => (at > 0 && space ? ` ${text}` : text)).join('');
  return tokens[0]?.start === 0 && !isExact && /^\p{Lu}\p{Ll}+(?!\p{Ll}|-\p{Lu})/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
};
