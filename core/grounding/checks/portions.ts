import type { Check } from './check.ts';

/** Parts of a whole in words, with the percentages that they may stand for. */
const portions: readonly (readonly [form: RegExp, from: number, to: number])[] = [
  [
    /\b(?:about |around |roughly |nearly |almost )?half (?:of )?(?:the|your|all|his|her|its)\b|\bla mitad de\b/i,
    40,
    60,
  ],
  [/\b(?:a|one) third of\b|\bun tercio de\b/i, 27, 39],
  [/\btwo[- ]thirds of\b|\bdos tercios de\b/i, 60, 72],
  [/\b(?:a|one) quarter of\b|\bun cuarto de\b/i, 19, 31],
  [/\bthree[- ]quarters of\b|\btres cuartos de\b/i, 69, 81],
];
const percent = /(\d+(?:\.\d+)?)(?:\s?[-–]\s?(\d+(?:\.\d+)?))?\s?%/g;

/** "Half of the cells" is about 50 %. */
export const portionsOfWhole: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const said = portions.filter(([form]) => form.test(told.text));
  if (said.length === 0) return [];
  const printed = [...quoted.words.matchAll(percent)].map(
    ([, one, other]) => [Number(one), Number(other ?? one)] as const,
  );
  const isPrinted = said.some(([, from, to]) => printed.some(([low, high]) => low <= to && high >= from));
  return printed.length > 0 && !isPrinted ? ['number'] : [];
};
