import type { Check } from './check.ts';

const words: readonly string[] = [
  'first 1st primer primera',
  'second 2nd segundo segunda',
  'third 3rd tercer tercera',
  'fourth 4th cuarto cuarta',
  'fifth 5th quinto quinta',
  'sixth 6th sexto sexta',
];
const values = new Map(words.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)));
const ordinal = String.raw`(${[...values.keys()].join('|')})`;
const counted = String.raw`(?:dose|shot|session|visit|cycle|round|course|treatment|attack|episode|booster|vaccination|pregnancy|baby|child|degree|grado|dosis|sesión|ciclo|stage|metatarsal|toe|finger|rib|trimester)`;
const told = new RegExp(String.raw`\b${ordinal}[ -](?:[\p{L}\d-]+ ){0,2}?${counted}`, 'giu');
const behind = new RegExp(
  String.raw`(?:#|\b${counted} ?(?:no\.? ?|number |#)?)(\d{1,2})\b(?!\s?(?:mg|ml|mcg|g|%|/|\.))`,
  'gi',
);

const numbersOf = (text: string): number[] => [
  ...[...text.matchAll(told)].map(([, name = '']) => values.get(name.toLowerCase()) ?? 0),
  ...[...text.matchAll(behind)].map(([, digits]) => Number(digits)),
];

/** "The third dose" is not "dose 2", and a fourth degree tear no second degree one. */
export const ordinals: Check = ({ told: { text }, quoted }) => {
  if (quoted === undefined) return [];
  const said = [...text.matchAll(told)].map(([, name = '']) => values.get(name.toLowerCase()) ?? 0);
  if (said.length === 0) return [];
  const printed = numbersOf(quoted.words);
  return printed.length > 0 && !said.some((one) => printed.includes(one)) ? ['number'] : [];
};
