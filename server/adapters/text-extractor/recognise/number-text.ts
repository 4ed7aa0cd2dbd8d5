const number = /^[<>≤≥=~]?\d[\d.,:/]*(?:[-–—]\d[\d.,]*){0,2}[⁰¹²³⁴-⁹ᵃ-ᵉ]*\+?$/u;

/** A number without the brackets and marks that sentences put around it. */
const bare = (text: string): string => text.replace(/^[([]|[)\],;:*]+$/gu, '');

/** Values, comparators, ranges and dates: what must not be wrong. */
export const isNumber = (text: string): boolean => number.test(bare(text));

/** Whether a word may be a number of which a sign was misread. Names of tests, such as T4 and B12, begin with a capital. */
export const isNearlyNumber = (text: string): boolean =>
  isNumber(text) ||
  (/\d/u.test(text) && !/^[A-JL-Z]/u.test(text) && bare(text).replace(/[\d.,<>≤≥:-]/gu, '').length <= 1);

/** Signs that those of numbers are taken for, where only a number makes sense. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/^[ΛK∧](?=[\dO])/u, '<'],
  [/^\((?=[\d.]+$)/u, '<'],
  [/^[vV](?=[\dO])/u, '>'],
  [/(?<=\d[.,]?|^[<>])O(?=[.,\d]|$)/gu, '0'],
  [/(?<=\d)[lI|](?=[.,\d])/gu, '1'],
];

export const withFigures = (text: string): string =>
  lookalikes.reduce((corrected, [sign, right]) => corrected.replace(sign, right), text);
