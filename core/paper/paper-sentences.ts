import type { Span } from '../kernel/span.ts';
import { isItem, trimmed, type Piece } from '../reading/lines.ts';
import type { PaperSentence } from './paper.ts';

/** The sentences of a piece of text, the label of its line apart. */
export function sentencesIn(text: string, piece: Piece): PaperSentence[] {
  const opensLine = startsLine(text, piece.span[0]);
  const item = opensLine && isItem(lineStart(text, piece.span[0]));
  return split(text, withoutNextNumber(text, piece)).map(({ text: words, span }, at) => {
    const label = at === 0 ? labelOf(words) : null;
    const from = label === null ? 0 : words.indexOf(':', label.length) + 1;
    const rest = trimmed(text, [span[0] + from, span[1]]);
    const isBare = rest.text === '';
    return {
      text: tidy(isBare ? words : rest.text),
      span: isBare ? span : label === null ? rest.span : span,
      label: isBare ? null : label,
      topic: null,
      isItem: item,
    };
  });
}

/** "1. Cough.  2. Fever." on one line are two items. */
function split(text: string, { text: words, span }: Piece): Piece[] {
  const marks = numbersIn(words);
  if (marks.length === 0) return [{ text: words, span }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of marks) {
    pieces.push(trimmed(text, [span[0] + from, span[0] + mark.index] as Span));
    from = mark.index + mark[0].length;
  }
  pieces.push(trimmed(text, [span[0] + from, span[1]]));
  return pieces.filter((piece) => piece.text !== '');
}

/** "1. A cyst in the liver 2. A stone": without a full stop of its own, an item ends with the number of the next. */
function withoutNextNumber(text: string, piece: Piece): Piece {
  const next = /[\p{Ll}\d)] (\d)\.$/u.exec(piece.text)?.[1];
  const [from, to] = piece.span;
  const isListed =
    next !== undefined && Number(next) > 1 && text.slice(Math.max(0, from - 300), to).includes(`${Number(next) - 1}. `);
  return isListed && /^\s{1,3}\p{Lu}/u.test(text.slice(to, to + 4)) ? trimmed(text, [from, to - 2] as Span) : piece;
}

/** Numbers of items on one line, which count up from one, or stand after the end of a sentence. */
function numbersIn(words: string): RegExpExecArray[] {
  const found = [...words.matchAll(/(?<=^|\s)\(?(\d{1,2})[.)]\s{0,4}(?=\p{L})/gu)];
  let next = Number(found[0]?.[1] ?? 0);
  if (found[0]?.index === 0 || next === 1) {
    const counted = found.filter(({ 1: number }) => Number(number) === next && (next += 1) > 0);
    if (counted.length > 1 || found[0]?.index === 0) return counted;
  }
  return [...words.matchAll(/(?<=[.;,]\s{1,3}|\s{2})\(?\d{1,2}[.)]\s{1,3}(?=\p{Lu})/gu)];
}

/** Short words before a colon: "Diet", "Neuro", "Left knee". */
const labelForm = /^(\p{Lu}[\p{L}\p{N} /&,'()-]{1,34}?|\p{Lu}[\p{Lu}\p{N} /&,'()-]{1,60}?)\s?:(?=\s|$)/u;
const labelOf = (words: string): string | null => labelForm.exec(words)?.[1] ?? null;

/** "2 Lungs: clear" is an item with its number; "14 October" and "2 Tablets" begin with what is meant. */
const itemNumber =
  /^\d{1,2}(?:[.)]|(?! (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Tab|Cap|Puff|Drop|Spray|Unit|Patch|Sachet|Vial|Ampoule|Hour|Day|Week|Month|Year|Time)[a-z]*(?![\p{L}]))) (?=\p{Lu}\p{Ll}{3})/u;

const tidy = (words: string): string =>
  words
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(itemNumber, '')
    .replace(/^([A-H])\. (?!pylori|coli|diff|influenz|zoster|burgdorf|cepacia)(?=\p{L})/u, 'Part $1: ');

export const startsLine = (text: string, at: number): boolean =>
  /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, at - 12), at));
const lineStart = (text: string, at: number): string => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return text.slice(start, at + 1);
};
