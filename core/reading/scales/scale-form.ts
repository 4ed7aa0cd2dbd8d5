import type { ScaleId } from './scale-ids.ts';

/**
 * How a scale is printed. `keys`: lower-case words of which a text must hold one, so that most texts are never searched. `form`: a
 * pattern with a group `value`, or `before` where the value stands first. `tidy` brings the printed value into its form.
 */
export type ScaleForm = {
  scale: ScaleId;
  keys: readonly string[];
  form: string;
  caseSensitive?: boolean;
  most?: number; // a larger number is something else
  goesOn?: true; // further values may follow: "6 on arrival, 2 at discharge"
  needs?: RegExp; // what the text has to speak of besides
  tidy?: (printed: string) => string;
};

/** What may stand between the name of a scale and its value. Every repetition is bounded. */
export const link = String.raw`(?:[\s:=(),*|~-]{1,6}(?:categor(?:y|ies)|scored?s?|class(?:ification)?|grade|stage|type|assessment|final|overall|total|level|value|index|ratio|result|points?|status|functional|physical|performance|current(?:ly)?|today|estimated|calculated|measured|visually|approximately|approx\.?|est\.?|calc\.?|about|around|roughly|is|was|were|are|of|at|by|to be|as|now|the|a|an|acr|v\d{4}|version \d|v?\d\.\d)){0,7}[\s:=(*|~]{1,16}`;

export const roman = String.raw`(?:IV|III|II|I|VI|V)`;
export const number = String.raw`\d{1,3}(?:\.\d{1,2})?`;
/** A whole value: no further digit, no range or span of time behind it ("ESI 2 weeks ago"), no "or more". */
export const ends = String.raw`(?![\d.]*\d|[a-z]|\s?%?\s?[-–]\s?\d|\s(?:to|or)\s\d|\+|\s(?:weeks?|months?|years?|days?)\b|\s(?:or|and)\s(?:more|higher|above|greater|less|lower|below|over|under|up)\b)`;

const romanNumbers: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };

/** "III" and "3" are one rank. */
export const toDigit = (printed: string): string =>
  printed.replace(/^(?:iv|v?i{1,3}|v)(?=[a-d]?$)/i, (rank) => romanNumbers[rank.toLowerCase()] ?? rank).toLowerCase();

const digitNumerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];
export const toRoman = (printed: string): string =>
  printed.toLowerCase().replace(/^[1-6](?=[a-f]?$)/, (digit) => digitNumerals[Number(digit)] ?? digit);

/** "55 to 60 %" is "55-60". */
export const toSpan = (printed: string): string =>
  printed
    .replace(/\s?(?:%|percent)/gi, '')
    .replace(/\s?(?:to|–|-|and)\s?/i, '-')
    .replace(/\s/g, '');

export const toMinus = (printed: string): string =>
  printed
    .replace(/[−–]\s?/, '-')
    .replace(/^\+\s?/, '')
    .replace(/^-\s/, '-');
