/** Lists of phrases that others name: "{sample}". */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

const signs =
  /\{(?<most>\d)\} |\{(?<list>\w+)\}| ?!\((?<unless>[^()]*)\)|\((?<choices>[^()]*)\)(?:(?<=(?:^| )\([^()]*\))(?<gap> )(?!!))?|(?<sign>[\^$*#\s]|[.+?[\]\\/])/g;
const stop = String.raw`(?=\s*(?:[.;,:)!]|$))`;
const signSources: Readonly<Record<string, string>> = {
  '^': '^',
  '*': String.raw`\p{L}*`,
  $: stop,
  '#': String.raw`\d+`,
  ' ': String.raw`\s`,
};

/**
 * One pattern for phrases of whole words. "(is|are) (not|) seen" gives choices, of which one may be empty; "{sample}" stands for a list of phrases,
 * "{2}" for up to two words of any kind, "haemoly*" for all words that begin so, "#" for a number. "^" is the begin of the text, "$" a stop or its end, and
 * "!(for|as)" what must not follow.
 */
export function phrasePattern(phrases: readonly string[], lists: PhraseLists = {}, flags = 'iu'): RegExp {
  return new RegExp(anyOf(phrases, lists), flags);
}

const anyOf = (phrases: readonly string[], lists: PhraseLists): string =>
  `(?:${phrases.map((phrase) => bounded(phrase, sourceOf(phrase, lists))).join('|')})`;

const bounded = (phrase: string, source: string): string =>
  `${/^[\p{L}\d(#]/u.test(phrase) ? '\\b' : ''}${source}${/[\p{L}\d)*#]$/u.test(phrase) ? '\\b' : ''}`;

function sourceOf(phrase: string, lists: PhraseLists): string {
  return phrase.replace(signs, (...found): string => {
    const { most, list, unless, choices, gap, sign = '' } = found.at(-1) as Record<string, string | undefined>;
    if (most !== undefined) return String.raw`(?:\w+\s){0,${most}}`;
    if (list !== undefined) return anyOf(lists[list] ?? [], lists);
    if (unless !== undefined) return String.raw`\b(?!\s(?:${choicesOf(unless, lists)})\b)`;
    if (choices === undefined) return signSources[sign] ?? `\\${sign}`;
    const blank = gap === undefined ? '' : String.raw`\s`;
    return /^\||\|$|\|\|/.test(choices)
      ? `(?:(?:${choicesOf(choices, lists)})${blank})?`
      : `(?:${choicesOf(choices, lists)})${blank}`;
  });
}

const choicesOf = (choices: string, lists: PhraseLists): string =>
  choices
    .split('|')
    .filter((choice) => choice !== '')
    .map((choice) => sourceOf(choice, lists))
    .join('|');
