const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const spanishUnits = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince';

const values = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, place): [string, number] => [word, (place + 2) * 10]),
  ...spanishUnits.split(' ').map((word, value): [string, number] => [word, value]),
]);

const multipliers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

const words = [...values.keys(), ...multipliers.keys(), 'point'].join('|');
/** A run of number words, in small letters: "four point five", "one hundred and forty", "twenty-two". */
export const numberWords = new RegExp(String.raw`\b(?:${words})(?:(?:[ -]| and )(?:${words}))*\b`, 'g');

/** The value of a run of number words, or undefined where it is no number. "Once" is Spanish eleven only beside other words, so never here. */
export function valueOfWords(run: string): number | undefined {
  const [whole = '', decimals] = run.toLowerCase().split(/[ -]point[ -]/);
  const value = wholeValue(whole.split(/[ -]+/));
  if (decimals === undefined || value === undefined) return value;
  const digits = decimals.split(/[ -]+/).map((word) => values.get(word));
  if (digits.some((digit) => digit === undefined || digit > 99)) return undefined;
  return Number(`${value}.${digits.join('')}`);
}

function wholeValue(parts: readonly string[]): number | undefined {
  let total = 0;
  let current = 0;
  for (const part of parts) {
    if (part === 'and') continue;
    const times = multipliers.get(part);
    const value = values.get(part);
    if (times === undefined && value === undefined) return undefined;
    if (value !== undefined) current += value;
    else if (times === 100) current = Math.max(current, 1) * 100;
    else {
      total += Math.max(current, 1) * 1000;
      current = 0;
    }
  }
  return total + current;
}
