const romanNumbers: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };

/** "III" and "3" are one rank. */
const toDigit = (printed: string): string =>
  printed.replace(/^(?:iv|v?i{1,3}|v)(?=[a-d]?$)/i, (rank) => romanNumbers[rank.toLowerCase()] ?? rank).toLowerCase();

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];
const toRoman = (printed: string): string =>
  printed
    .replace(/^grade|\s/gi, '')
    .toLowerCase()
    .replace(/^[1-6](?=[a-f]?$)/, (digit) => numerals[Number(digit)] ?? digit);

/** "55 to 60 %" is "55-60". */
const toSpan = (printed: string): string => printed.replace(/%|percent|\s/gi, '').replace(/to|–|-|and/i, '-');

export const toMinus = (printed: string): string => printed.replace(/[−–]/, '-').replace(/^\+|\s/g, '');

/** "3 + 4" is "3+4=7". */
function toSum(printed: string): string {
  const score = printed.replace(/\s/g, '');
  const [first, second] = score.split('+');
  return second === undefined || score.includes('=') ? score : `${score}=${Number(first) + Number(second)}`;
}

const minutes = /(?:1|one|5|five|10|ten)\s?(?:min(?:ute)?s?\b|['’])|@\s?(?:10|[15])|\((?:10|[15])\)/gi;

/** How the printed value of a scale is brought into its form. */
const tidyings = {
  digit: toDigit,
  roman: toRoman,
  span: toSpan,
  minus: toMinus,
  sum: toSum,
  percent: (printed: string) => (printed.startsWith('0.') ? String(Math.round(Number(printed) * 100)) : printed), // "0.68" is "68"
  closed: (printed: string) => printed.replace(/\s/g, '').replace('–', '-'), // "2 - 2 - 1"
  code: (printed: string) => printed.replace(/[\s,/]/g, '').toUpperCase(), // "C2, M4" is "C2M4"
  numbers: (printed: string) => (printed.replace(minutes, ' ').match(/\d{1,2}/g) ?? []).join('/'), // "8 at 1 min and 9" is "8/9"
};
export type Tidying = keyof typeof tidyings;

export function tidied({
  tidy,
  words = [],
}: {
  tidy?: Tidying;
  words?: readonly (readonly string[])[];
}): (printed: string) => string {
  if (tidy !== undefined) return tidyings[tidy];
  const known = words.map(([form = '', word = '']) => [new RegExp(form, 'i'), word] as const);
  return (printed) => known.find(([form]) => form.test(printed))?.[1] ?? printed.toLowerCase();
}
