/**
 * "3.5-5.1" is "3.5 to 5.1" (AMA Manual of Style: a range is told with "to"). A hyphen between numbers is a range only where the
 * first is the smaller one and nothing says that it is a number of another kind: a phone number, a file number, a suture "3-0", a
 * tumor marker "CA 15-3". Where it is not sure, the hyphen stays.
 */
export const sayRanges = (text: string): string =>
  text
    .replace(range, (whole, from: string, gap: string, to: string, at: number, all: string) =>
      isRange({ from, gap, to, before: all.slice(0, at), after: all.slice(at + whole.length) })
        ? `${from} to ${to}`
        : whole,
    )
    .replace(timeRange, '$1 to $2')
    .replace(/(?<=\d percent)\s?[-–]\s?(?=\d)/gu, ' to ');

const number = '(?:minus )?\\d[\\d,]*(?:\\.\\d+)?';
const range = new RegExp(
  `(?<![\\p{L}\\d.,:/^-]|\\p{L}-)(${number})(\\s?[-–—]\\s?)(${number})(?![\\d:/]|[-–]\\d|\\.\\d)`,
  'gu',
);
const timeRange = /(?<![\d:])(\d{1,2}:\d\d(?:\s?[ap]m)?)\s?[-–]\s?(\d{1,2}:\d\d)(?![\d:])/giu;

type Around = { from: string; gap: string; to: string; before: string; after: string };

function isRange({ from, gap, to, before, after }: Around): boolean {
  if (amount(from) >= amount(to) || isNumbered(from) || isNumbered(to) || /\bCA $|\bCYFRA $/u.test(before))
    return false;
  if (otherKind.test(before)) return false;
  const isPhone = /^\d{3}$/u.test(from) && /^\d{4}$/u.test(to);
  const isEnclosed = bounded.test(before) && /^\s*(?:$|[)\],;]|\.(?:\s|$)|\p{Ll})/u.test(after);
  if (isPhone) return isEnclosed && !/^\s*$/u.test(before) && /^\s*\p{Ll}/u.test(after);
  // "Grade 1 - 2 cm" is no range: with blanks around its hyphen, a range has to look like one.
  if (!/\s/u.test(gap)) return true;
  return isEnclosed || (from.includes('.') && to.includes('.'));
}

const amount = (printed: string) => Number(printed.replace('minus ', '-').replaceAll(',', ''));
// "01-02" counts pages or cases.
const isNumbered = (printed: string) => /^0\d/u.test(printed);
const otherKind =
  /(?:\b(?:mrn|id|no|acct|account|accession|case|ssn|zip|npi|phone|tel|fax|call|ext|room|suite|box|dob)\.?|#)\s?:?\s*$/iu;
const bounded = /(?:^|[([:;,=]|\b(?:range|expected|normal|reference|between|from|of|in))\s*$/iu;
