import type { Check } from './check.ts';

/** Units of one quantity, of which a number has one: the forms that print and people have for each. */
const families: readonly (readonly RegExp[])[] = [
  [/^\s?(?:°\s?|degrees? )?(?:F|fahrenheit)\b/i, /^\s?(?:°\s?|degrees? )?(?:C|celsius|centigrade)\b/i],
  [/^\s?(?:mm\s?Hg|millimet(?:er|re)s of mercury)\b/i, /^\s?(?:cm\s?H2O|cent\w+ of water)/i, /^\s?kPa\b/i],
  [/^\s?(?:kgs?|kilos?|kilograms?)\b/i, /^\s?(?:lbs?|pounds?)\b/i, /^\s?(?:st|stone)\b/i],
  [/^\s?(?:%|percent\b|per cent\b)/i, /^\s?(?:dB|decibels?)\b/i],
  [/^\s?(?:cm|cent(?:imet(?:er|re)s?))\b/i, /^\s?(?:inch(?:es)?|in\b|")/i],
  [/^\s?L\/(?:s|sec)\b|^\s?lit(?:er|re)s (?:a|per) second/i, /^\s?L\/min\b|^\s?lit(?:er|re)s (?:a|per) minute/i],
];
const number = /(?<![\d.,])\d+(?:\.\d+)?/g;
/** A temperature of the body, by its number. */
const isFahrenheit = (value: number): boolean => value >= 90;

/** A number of a printed unit is told in that unit: what is 12 lb is not 12 kg, and no fever is 38.7 F. */
export const opposedUnits: Check = ({ told, evidence }) => {
  const isOther = [...told.text.matchAll(number)].some(({ 0: found, index }) => {
    const behind = told.text.slice(index + found.length, index + found.length + 28);
    const family = families.find((units) => units.some((unit) => unit.test(behind)));
    if (family === undefined) return false;
    const own = family.findIndex((unit) => unit.test(behind));
    const printed = unitsOf(found, evidence.text, family);
    if (printed.size > 0) return !printed.has(own);
    const isTemperature =
      family === families[0] && /\b(?:temperature|fever|febrile|fiebre|temperatura)\b/i.test(told.text);
    return isTemperature && isFahrenheit(Number(found)) !== (own === 0);
  });
  return isOther ? ['unit'] : [];
};

/** The units of a family that print has behind a number, by their places in it. */
function unitsOf(found: string, text: string, family: readonly RegExp[]): Set<number> {
  const units = new Set<number>();
  for (const { 0: printed, index } of text.matchAll(number)) {
    if (Number(printed) !== Number(found)) continue;
    const behind = text.slice(index + printed.length, index + printed.length + 28);
    const at = family.findIndex((unit) => unit.test(behind));
    if (at !== -1) units.add(at);
  }
  return units;
}
