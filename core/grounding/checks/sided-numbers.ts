import { matchesIn } from '../../kernel/matches-in.ts';
import { saidSides } from '../wording/side-words.ts';
import type { Check } from './check.ts';
import { numbersIn } from '../told/quantities.ts';
import { isSameNumber } from './row-numbers.ts';

const sideOrNumber = /\b(?:[Ll]eft|LEFT|[Rr]ight|RIGHT|[LlRr]t|L|R)\b|\d+(?:\.\d+)?/g;

/** "Right kidney 10.9 cm, left kidney 9.1 cm": a number that is told of one side is printed behind that side. */
export const sidedNumbers: Check = ({ told, quoted, source }) => {
  if (quoted === undefined || told.quantities.length === 0) return [];
  const said = saidSides.filter(({ form }) => form.test(told.text)).map(({ side }) => side);
  const [only] = said;
  if (only === undefined || only === 'both') return [];
  // Of both sides, each number is of the one before it: wrong where they have changed places.
  const isOfOne = said.length === 1;
  if (!isOfOne && (said.includes('both') || !/^\D*(?:left|right)/i.test(told.text))) return [];
  const toldSides = isOfOne ? told.quantities.map(({ value }) => ({ value, side: only })) : sidesOfNumbers(told.text);
  const inColumns = sidesOfColumns(source.explanation.text, quoted.spans[0]?.[0] ?? 0);
  const printed = inColumns.length > 0 ? inColumns : sidesOfNumbers(quoted.sentence);
  const others = toldSides.filter(({ value, side }) => {
    const sides = printed.filter((one) => isSameNumber(one.value, value)).map((one) => one.side);
    return sides.length > 0 && side !== undefined && !sides.includes(side) && !sides.includes(undefined);
  });
  return others.length > (isOfOne ? 0 : 1) ? ['side'] : [];
};

function sidesOfNumbers(sentence: string): { value: number; side: 'left' | 'right' | undefined }[] {
  let side: 'left' | 'right' | undefined;
  return matchesIn(sentence, sideOrNumber).flatMap(([found]) => {
    if (/\d/.test(found)) return numbersIn(found).map((value) => ({ value, side }));
    side = /^l/i.test(found) ? 'left' : 'right';
    return [];
  });
}

const header = /^\W*(right|left)\W+(right|left)\W*$/im;
const mostRows = 14;

/** Of a table with a column for each side, the numbers of the row around a place with the side of their column. */
function sidesOfColumns(text: string, at: number): { value: number; side: 'left' | 'right' | undefined }[] {
  const before = text
    .slice(0, text.lastIndexOf('\n', at) + 1)
    .split('\n')
    .slice(-mostRows);
  const [, first] = header.exec(before.findLast((line) => header.test(line)) ?? '') ?? [];
  if (first === undefined) return [];
  const stop = text.indexOf('\n', at);
  const [, one = '', other = ''] = text
    .slice(text.lastIndexOf('\n', at) + 1, stop === -1 ? text.length : stop)
    .trim()
    .split(/\s{2,}|\t|\s?\|\s?/);
  const side = /^l/i.test(first) ? 'left' : 'right';
  return [
    ...numbersIn(one).map((value) => ({ value, side }) as const),
    ...numbersIn(other).map((value) => ({ value, side: side === 'left' ? 'right' : 'left' }) as const),
  ];
}
