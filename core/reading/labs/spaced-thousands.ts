import { decimalSignOf } from './numbers.ts';

/** Parts the thousands of one number, so that it is not taken for the blank between two. */
export const thousandsGap = '\u00a0';

const group = String.raw`\d{1,3}(?: \d{3})+(?!\d)`;
const spacedRange = new RegExp(
  String.raw`(?<![\d.,/])(?:${group}\s{0,2}[-–]\s{0,2}${group}|[<>≤≥]\s?${group}|${group}\s?/(?:mm|µ|u|μ))`,
);
const spacedNumber = new RegExp(String.raw`(?:(?<![\d.,/:] ?)|(?<=\p{L}[23] ))${group}(?![.,/]\d)`, 'gu');

/** "1 284 pmol/l" that fills its cell, in a document that writes thousands or decimals so. */
const measured = new RegExp(
  String.raw`(?:\s{2}|[|;\t])\s?${group}\s{1,2}(?:[\p{L}µμ]{1,5}|[x×]\s?10\^?\d{1,2})/[\p{L}µμ]{1,2}(?!\p{L})`,
  'u',
);

/**
 * The text with the blanks inside numbers marked, letter for letter as long: "245 000   150 000 - 400 000". Believed only in lines
 * whose range is printed so, or that count cells in a drop, since two figures side by side are two results elsewhere.
 */
export function markThousands(text: string): string {
  if (!/\d \d{3}(?:\s{0,2}[-–]|\s?[/\p{L}µ])|[<>≤≥]\s?\d{1,3} \d{3}/u.test(text)) return text;
  const isUsual = spacedRange.test(text) || decimalSignOf(text) === ',';
  return text
    .split('\n')
    .map((line) =>
      spacedRange.test(line) || (isUsual && measured.test(line))
        ? line.replace(spacedNumber, (number) => number.replaceAll(' ', thousandsGap))
        : line,
    )
    .join('\n');
}

export const unmarked = (printed: string): string => printed.replaceAll(thousandsGap, ' ');
