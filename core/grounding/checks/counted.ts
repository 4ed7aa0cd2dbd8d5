import { matchesIn } from '../../kernel/matches-in.ts';
import { valueOfWords } from '../told/number-words.ts';
import { numbersIn, readQuantities, type Quantity } from '../told/quantities.ts';
import type { Quoted } from '../source/quoted.ts';
import type { Check } from './check.ts';
import { isInDate } from './dates.ts';
import { isSameNumber } from './row-numbers.ts';

/** What is counted, shares of a whole and titres are told as printed: "two of 14 nodes", "three cycles", "1:80". */
export const counted: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const { sentence } = quoted;
  return isOtherCount(told.text, told.quantities, quoted) ||
    isOtherShare(told.text, sentence) ||
    isOtherTitre(told.text, quoted.words)
    ? ['number']
    : [];
};

const behindNumber = /^[\s-]*((?:\p{L}+[\s-]+){0,2}\p{L}+)/u;
const generic =
  /^(?:time|more|day|week|mont|year|hour|minu|test|resu|your|from|with|that|this|were|and$|sides?$|both|poin|para|pero)/;

/** Stems of the words right behind a number, up to three of them. */
function countedStems(text: string, { end }: Quantity): string[] {
  const words = behindNumber.exec(text.slice(end, end + 48))?.[1] ?? '';
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 4 && !generic.test(word))
    .map((word) => word.slice(0, Math.max(5, word.length - 3)));
}

/** Print counts the same thing, and counts it otherwise. */
function isOtherCount(text: string, told: readonly Quantity[], { sentence, words }: Quoted): boolean {
  const printed = readQuantities(sentence);
  return told.some((one) => {
    if (one.unit !== undefined || !Number.isInteger(one.value) || isInDate(text, one.start)) return false;
    if (numbersIn(words).some((value) => isSameNumber(value, one.value))) return false;
    const stems = countedStems(text, one);
    const ofSame = printed.filter(
      (other) =>
        other.unit === undefined &&
        countedStems(sentence, other).some((stem) =>
          stems.some((mine) => mine.startsWith(stem) || stem.startsWith(mine)),
        ),
    );
    return (
      ofSame.length === 1 &&
      ofSame.every(({ value, comparator }) => comparator === undefined && !isSameNumber(value, one.value))
    );
  });
}

const number = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|none)`;
const toldShare = new RegExp(
  String.raw`\b${number}\s+(?:out of|of|de)\s+(?:the |your |all |las |los )?${number}\b`,
  'gi',
);
const toldWhole = /\ball (?:of )?(?:the |your )?(\d+|\w+)\b/gi;
const printedShare = new RegExp(
  String.raw`\b${number}\s?(?:\/|out of|of|de)\s?(?:the |a total of )?${number}\b(?![/\d])`,
  'gi',
);

type Share = { part: number; whole: number };

/** "Two of 14" told of what print calls otherwise: a share of the same whole must be printed. */
function isOtherShare(text: string, sentence: string): boolean {
  const printed = sharesIn(sentence, printedShare);
  if (printed.length === 0) return false;
  const wholes = matchesIn(text, toldWhole).map(({ 1: all = '' }): Share => ({
    part: numberOf(all),
    whole: numberOf(all),
  }));
  return [...sharesIn(text, toldShare), ...wholes].some(
    ({ part, whole }) =>
      printed.some((one) => one.whole === whole) && !printed.some((one) => one.whole === whole && one.part === part),
  );
}

const sharesIn = (text: string, form: RegExp): Share[] =>
  matchesIn(text, form).map(({ 1: part = '', 2: whole = '' }) => {
    const all = numberOf(whole);
    return { part: /^all$/i.test(part) ? all : /^none$/i.test(part) ? 0 : numberOf(part), whole: all };
  });

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^one$/i.test(word) ? 1 : (valueOfWords(word.toLowerCase()) ?? Number.NaN);

const titre = /\b1:(\d+)\b/g;

const isOtherTitre = (text: string, words: string): boolean => {
  const said = matchesIn(text, titre).map(([found]) => found);
  const printed = matchesIn(words, titre).map(([found]) => found);
  return said.length > 0 && printed.length > 0 && !said.some((one) => printed.includes(one));
};
