/** Lists of phrases that other phrases name: "{sample}". */
export type PhraseLists = Readonly<Record<string, readonly string[]>>;

/** Where the phrases are looked for: anywhere, as the whole text, at its start, behind a blank at its start, or before a blank at its end. */
type Place = 'anywhere' | 'whole' | 'start' | 'behind' | 'before';

const signs =
  /\{(?<most>\d)\} |\{(?<list>\w+)\}| ?!\((?<unless>[^()]*)\)|\((?<choices>[^()]*)\)(?:(?<=(?:^| )\([^()]*\))(?<gap> )(?!!))?|(?<sign>[\^$*\s]|(?<!\p{L})nn(?!\p{L})|[.+?[\]\\/])/gu;
const sources: Readonly<Record<string, string>> = {
  '^': '^',
  $: String.raw`(?=\s*(?:[.;,:)!]|$))`,
  '*': String.raw`\p{L}*`,
  nn: String.raw`\d+`,
  ' ': String.raw`\s`,
};

/**
 * One pattern for phrases of whole words. "(is|are) (not|) seen" gives choices, of which one may be empty; "{sample}" stands for a list of
 * phrases, "{2}" for up to two words of any kind, "haemoly*" for all words that begin so, "nn" for a number; "^" is the start of the
 * text, "$" a stop or its end, and "!(for|as)" what must not follow.
 */
export function phrasePattern(phrases: readonly string[], lists: PhraseLists = {}, place: Place = 'anywhere'): RegExp {
  if (place === 'whole') return new RegExp(`^(?:${phrases.map((phrase) => sourceOf(phrase, lists)).join('|')})$`, 'iu');
  if (place === 'before') return new RegExp(`${anyOf(phrases, lists, '\\b', '')}\\s?$`, 'iu');
  const start = place === 'behind' ? '(?:\\s{1,2}|-)' : '\\b';
  return new RegExp((place === 'anywhere' ? '' : '^') + anyOf(phrases, lists, start), 'iu');
}

const anyOf = (phrases: readonly string[], lists: PhraseLists, start = '\\b', end = '\\b'): string => {
  const bounded = (phrase: string): string =>
    `${/^[\p{L}\d(]/u.test(phrase) ? start : ''}${sourceOf(phrase, lists)}${/[\p{L}\d)*]$/u.test(phrase) ? end : ''}`;
  return `(?:${phrases.map(bounded).join('|')})`;
};

function sourceOf(phrase: string, lists: PhraseLists): string {
  const choicesOf = (choices: string): string =>
    choices
      .split('|')
      .filter((choice) => choice !== '')
      .map((choice) => sourceOf(choice, lists))
      .join('|');
  return phrase.replace(signs, (...found): string => {
    const { most, list, unless, choices, gap, sign = '' } = found.at(-1) as Record<string, string | undefined>;
    if (most !== undefined) return String.raw`(?:\w+\s){0,${most}}`;
    if (list !== undefined) return anyOf(lists[list] ?? [], lists);
    if (unless !== undefined) return String.raw`\b(?!\s(?:${choicesOf(unless)})\b)`;
    if (choices === undefined) return sources[sign] ?? `\\${sign}`;
    const blank = gap === undefined ? '' : String.raw`\s`;
    return `(?:(?:${choicesOf(choices)})${blank})${/^\||\|$|\|\|/.test(choices) ? '?' : ''}`;
  });
}
