import { matchesIn } from '../../kernel/matches-in.ts';

/** How a document writes decimals: "5.4" or "5,4". Thousands take the other sign. */
export type DecimalSign = '.' | ',';

/** A number as printed, without comparator: digits with points and commas, also "−6" and ".5". For building larger patterns. */
export const printedNumber = String.raw`[-−+]?(?:\d{1,3}(?:[\u00a0\u202f]\d{3}){1,3}(?!\d)|\d{1,9}(?:[.,]\d{1,9}){0,4}|\.\d{1,6})`;

/** What stands between the two numbers of a range. For building larger patterns. */
export const printedDash = String.raw`(?:\s{0,3}(?:[-–—−_~]|\.{2,3})\s{0,3}|\s{1,3}(?:to|bis|and|à)\s{1,3})`;

/** Thousands, and the lakhs of India ("1,50,000"). */
const grouped = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;

/** The value of a printed number. A comma before three digits groups thousands, unless the document writes decimals with commas. */
export function numberOf(printed: string, decimal: DecimalSign = '.'): number | undefined {
  const negative = /^[-−]/.test(printed);
  const digits = printed.replace(/^[-−+]/, '').replace(/[\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
  const plain = plainDigits(digits, decimal);
  if (plain === undefined || !/^\d*\.?\d+$/.test(plain)) return undefined;
  return negative ? -Number(plain) : Number(plain);
}

function plainDigits(digits: string, decimal: DecimalSign): string | undefined {
  const signs = digits.replace(/\d/g, '');
  if (signs === '') return digits;
  if (new Set(signs).size === 1) {
    const isDecimal = signs.length === 1 && (!grouped.test(digits) || signs === decimal || digits.startsWith('0'));
    if (isDecimal) return digits.replace(',', '.');
    return grouped.test(digits) ? digits.replace(/[.,]/g, '') : undefined;
  }
  // Both signs: the last one is the decimal sign, the others group.
  const last = signs.at(-1) ?? '';
  if (signs.indexOf(last) !== signs.length - 1) return undefined;
  const [whole = '', fraction = ''] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  return grouped.test(whole) ? `${whole.replace(/[.,]/g, '')}.${fraction}` : undefined;
}

/** Which sign a document uses, judged by numbers that can only be read one way. Dates are told by their two points. */
export function decimalSignOf(text: string): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const [number] of matchesIn(text, /(?<![\d.,/])\d{1,9}[.,]\d{1,9}(?![\d.,/])/g)) {
    if (grouped.test(number) && !number.startsWith('0')) continue;
    if (number.includes(',')) commas += 1;
    else points += 1;
  }
  return commas > points ? ',' : '.';
}

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

/** Marks the blanks inside numbers ("245 000   150 000 - 400 000") where a line has such a range: elsewhere two figures are two results. */
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

/** "09": no laboratory prints a number so. */
export const hasLeadingZero = (printed: string): boolean => /^0\d+$/.test(printed);
