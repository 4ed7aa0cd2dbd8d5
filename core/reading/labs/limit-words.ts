import type { Comparator } from '../../documents/explanation.ts';
import { expandPhrases } from '../../kernel/expand-phrases.ts';
import words from './limit-words.json' with { type: 'json' };
import { printedNumber } from './numbers.ts';
import { withSingleBlanks } from './signs.ts';

/** Words before a figure that make it a limit: "up to", "not below"; and words behind one that do: "or more". */
export type LimitKind = keyof typeof words;

type Kinds = ReadonlyMap<string, LimitKind>;

const kindsOf = (...wanted: LimitKind[]): Kinds =>
  new Map(wanted.flatMap((kind) => expandPhrases(words[kind]).map((phrase): [string, LimitKind] => [phrase, kind])));

const before = kindsOf('upTo', 'below', 'atLeast', 'above');
const behind = kindsOf('orLess', 'orMore');

const alternatives = (kinds: Kinds): string =>
  [...kinds.keys()]
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** For building larger patterns: the longest words first, so that "not above" is never "above". */
export const limitsBefore = alternatives(before);
export const limitsBehind = alternatives(behind);

/** The first words of those before a figure. */
export const limitStarts: readonly string[] = [...before.keys()].map((phrase) => phrase.split(/[ '’-]/)[0] ?? '');

const kindIn = (kinds: Kinds, printed: string | undefined): LimitKind | undefined =>
  printed === undefined ? undefined : kinds.get(withSingleBlanks(printed.trim().toLowerCase()));

/** What the words before or behind a figure make of it. */
export const limitKind = (wording: string | undefined, tail: string | undefined): LimitKind | undefined =>
  kindIn(before, wording) ?? kindIn(behind, tail);

const comparatorOfKind: Record<LimitKind, Comparator> = {
  ...{ upTo: '<=', below: '<', atLeast: '>=', above: '>', orLess: '<=', orMore: '>=' },
};
const inWords = new RegExp(`^(\\D*?)\\s?:?\\s{0,2}(${printedNumber})\\s{0,2}(\\D*)$`, 'u');

/** "over 1650", "60 or more": the figure and its comparator. */
export function boundInWords(printed: string): { figure: string; comparator: Comparator } | null {
  const [, wording, figure = '', tail] = inWords.exec(printed) ?? [];
  const kind = limitKind(wording, tail);
  return kind === undefined ? null : { figure, comparator: comparatorOfKind[kind] };
}

/** A printed comparator sign. For building larger patterns. */
export const printedSign = String.raw`(?:[<>]\s?OR\s?=|[<>]=|=[<>]|[<>≤≥≦≧]|&[lg]t;=?)`;

export function comparatorOf(printed: string): Comparator | null {
  const sign = printed.trim().toLowerCase().replace('&lt;', '<').replace('&gt;', '>');
  const side = /[<≤≦]|^(?:less|lower|fewer)/.test(sign)
    ? '<'
    : /[>≥≧]|^(?:greater|more|higher)/.test(sign)
      ? '>'
      : null;
  return side && /[=≤≥≦≧]|\bor\b/.test(sign) ? `${side}=` : side;
}
