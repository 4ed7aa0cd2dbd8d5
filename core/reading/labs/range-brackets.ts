import { matchesIn } from '../../kernel/matches-in.ts';
import { comparatorOf, printedSign, limitKind, limitsBefore, limitsBehind } from './limit-words.ts';
import { type DecimalSign, numberOf, printedDash, printedNumber } from './numbers.ts';
import { femaleSpelled, femaleWords, maleSpelled, maleWords, yearWords } from './people-words.ts';
import { type Phrases, phraseLists } from './phrases.ts';
import { labelOf } from './range-labels.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { startsWithLetter, withSingleBlanks } from './signs.ts';

export type Sex = 'female' | 'male';

/** One span of figures in a printed range. "<5.7" excludes 5.7, "up to 5.7" includes it. `titre` says that bounds are dilutions. */
export type Bounds = {
  low: number | null;
  high: number | null;
  lowIncluded: boolean;
  highIncluded: boolean;
  titre: boolean;
};

/** A span of figures with whom it is for and what the print calls it; `printed` is its name and its figures as they stand there. */
export type Bracket = Bounds & {
  sex: Sex | null;
  ages: Ages | null;
  label: 'good' | 'low' | 'high' | 'other' | null;
  printed: string | null;
};

const brackets = new RegExp(
  `(?<over>>\\s{0,2})?(?<pair>1\\s?[:/]\\s?)?(?<low>${printedNumber})(?:\\s?(?:%|[\\p{L}µ]{1,6}/[\\p{L}]{1,4}))?${printedDash}(?:1\\s?[:/]\\s?)?(?<high>${printedNumber})` +
    `|(?:(?<wording>${limitsBefore})\\s?:?\\s{0,2})?(?:(?<sign>${printedSign})\\s{0,2})?(?<dilution>1(?:\\s?:\\s?|\\s(?:in|zu)\\s|/(?=[48]\\b|\\d{2})))?(?<bound>${printedNumber})` +
    `(?:\\s{1,2}(?<tail>${limitsBehind})(?!\\p{L}))?`,
  'giu',
);
export const open: Bounds = { low: null, high: null, lowIncluded: true, highIncluded: true, titre: false };

type Found = Bracket & { start: number; end: number };

/** The brackets of a printed range, in order. Figures inside words, of units and of ages are none. */
export function bracketsIn(text: string, decimal: DecimalSign): Bracket[] {
  const found: Found[] = [];
  let last = 0;
  for (const match of matchesIn(text, brackets)) {
    const [start, end] = [match.index, match.index + match[0].length];
    // A figure inside a word ("1.73m2", "10^9") or in a unit is no bound.
    if (/[\p{L}\d^*/]/u.test(text[start - 1] ?? ' ') || isAge(text, start, end)) continue;
    const bounds = boundsOf(match.groups ?? {}, decimal);
    if (!bounds) continue;
    const { ages, rest } = agesIn(text.slice(last, start).replace(namedBehindAge, ''));
    const sex = sexAround(text, start, end) ?? (ages === null ? null : sexAround(rest, rest.length, rest.length));
    found.push({ ...bounds, sex, ages, label: null, printed: null, start, end });
    last = end;
  }
  const names = labelWords(text, found);
  const labels = withLabelOfFirst(names.map(labelOf), found);
  const steps = namesOfSteps(text, found);
  const hasWished = labels.some((label) => label === null || label === 'good');
  return found.map(({ start, end, ...bracket }, index) => {
    const label = labels[index] ?? null;
    const step = steps[index];
    if (label === null && step !== undefined)
      return { ...bracket, label: 'other', printed: namedAs(step, text.slice(start, end)) };
    const isName = label === 'goal' ? hasWished : label === 'negative' && found.length > 1;
    const isGood = label === 'goal' || label === 'negative';
    const printed = label === null ? null : namedAs(names[index] ?? '', text.slice(start, end));
    return { ...bracket, label: isName ? 'other' : isGood ? 'good' : label, printed };
  });
}

/** "50-75 y: rule-in >900": the name stands between the age and its figures. */
const namedBehindAge = /(?<=:\s{0,2})\p{L}[\p{L} -]{1,20}$/u;

/** "<50 y: rule-in >450; 50-75 y: >900": what the figures of the first age are called, those of the others are too. */
function withLabelOfFirst<L>(labels: readonly (L | null)[], found: readonly Found[]): (L | null)[] {
  const first = labels[found.findIndex(({ ages }) => ages !== null)] ?? null;
  return labels.map((label, index) => label ?? (found[index]?.ages ? first : null));
}

const fewestSteps = 3;
const longestName = 60;

/** "G1 >=90  G2 60-89  G3a 45-59": of three stretches or more, each with a name before it, every one is a step, whatever its name. */
function namesOfSteps(text: string, found: readonly Found[]): string[] {
  if (found.length < fewestSteps || found.some(({ sex, ages }) => sex !== null || ages !== null)) return [];
  const names = found.map(({ start }, index) =>
    text.slice(found[index - 1]?.end ?? 0, start).replace(/^[\s\]);,|]+/, ''),
  );
  const isNamed = names.every((name) => startsWithLetter(name) && name.length <= longestName && !/\d{3}/.test(name));
  return isNamed && new Set(names.map((name) => name.trim().toLowerCase())).size === names.length ? names : [];
}

/** "Insufficient: 20 - 29.9", whichever way round it is printed. */
const namedAs = (name: string, figures: string): string =>
  `${withSingleBlanks(name.replace(/^[\s.,;:|()[\]=–-]+|[\s.,;:|()[\]=–-]+$/g, ''))}: ${figures.trim()}`;

const ageAfter = new RegExp(
  String.raw`^\s?-?\s?(?:${yearWords}|months?|mos?|mths?|days?|weeks?|wks?|hours?|hrs?|monate?n?|tage?n?|mois|meses|mesi)(?![\p{L}/])`,
  'iu',
);
const isAge = (text: string, start: number, end: number): boolean =>
  ageAfter.test(text.slice(end, end + 10)) ||
  // "40-49: 0-2.5"
  (/^(?:\d{1,3}\s?[-–]|[<>≥])\s?\d{1,3}$/.test(text.slice(start, end)) &&
    /^\s?:\s{0,3}(?:rule[- ](?:in|out) )?[<>]?\d/i.test(text.slice(end, end + 18))) ||
  /\bage[sd]?:?\s{0,2}$/i.test(text.slice(Math.max(0, start - 8), start));

/** The words before ("Desirable: <200") or behind each bracket ("<200 Desirable"), as a colon, a line break or the first bracket tells. */
function labelWords(text: string, found: readonly Found[]): string[] {
  const words = found.map(() => '');
  const lead = text.slice(0, found[0]?.start ?? 0);
  const leading = labelOf(lead) !== null;
  words[0] = lead;
  found.forEach(({ end }, index) => {
    const next = found[index + 1];
    const between = text.slice(end, next?.start ?? text.length);
    const parts = between.split(/[;\n,]|\s{2,}/);
    const split = parts.length > 1;
    const behind = split ? (parts[0] ?? '') : next && (leading || /[:=]\s*$/.test(between)) ? '' : between;
    const before = split ? (parts.at(-1) ?? '') : behind === '' ? between : '';
    if (words[index] === '' || labelOf(words[index] ?? '') === null) words[index] = behind;
    if (next) words[index + 1] = before;
  });
  return words;
}

function boundsOf(groups: Record<string, string | undefined>, decimal: DecimalSign): Bounds | undefined {
  const { over, pair, low, high, wording, sign: found, dilution, bound, tail } = groups;
  if (low !== undefined && high !== undefined) {
    const [from, to] = [numberOf(low, decimal), numberOf(high, decimal)];
    return from === undefined || to === undefined || from > to
      ? undefined
      : { ...open, low: from, high: to, lowIncluded: over === undefined, titre: pair !== undefined };
  }
  const value = numberOf(bound ?? '', decimal);
  if (value === undefined) return undefined;
  const titre = dilution !== undefined;
  const comparator = found ? comparatorOf(found) : null;
  const down = (isIncluded: boolean): Bounds => ({ ...open, high: value, highIncluded: isIncluded, titre });
  const up = (isIncluded: boolean): Bounds => ({ ...open, low: value, lowIncluded: isIncluded, titre });
  if (comparator) return comparator.startsWith('<') ? down(comparator === '<=') : up(comparator === '>=');
  const said = limitKind(wording, tail);
  if (said === 'upTo' || said === 'below' || said === 'orLess') return down(said !== 'below');
  if (said !== undefined) return up(said !== 'above');
  return undefined;
}

const sexBefore = new RegExp(
  String.raw`(?:^|[\s(;,/|])(?:(${femaleWords})|(${maleWords}))(?![\p{L}\d])\.?\s{0,2}(?:is\s|[:=(-])?\s{0,2}(?:range\s?:?\s?)?$`,
  'iu',
);
const sexAfter = new RegExp(
  String.raw`^[^\d;,\n]{0,14}?[\s(](?:(${femaleSpelled}|f)|(${maleSpelled}|m))(?=[\s),;.]|$)`,
  'iu',
);

/** Letters differ between languages: H and M are men and women in Spanish, H and F in French; of V and M nobody can tell. */
function sexOfLetter(letter: string, sex: Sex, text: string): Sex | null {
  const has = (one: string): boolean =>
    new RegExp(`(?<!\\p{L})${one}\\.?\\s?[:)(=]?\\s?[<>≤≥]?\\s?\\d`, 'iu').test(text);
  if (has('f') || has('w')) return letter === 'V' ? null : sex;
  if (has('h') && has('m')) return letter === 'H' ? 'male' : letter === 'M' ? 'female' : null;
  return has('v') || letter === 'H' || letter === 'V' ? null : sex;
}

const leads = new RegExp(String.raw`^\(?(?:${femaleWords}|${maleWords})\)`, 'iu');

function sexAround(text: string, start: number, end: number): Sex | null {
  const lead = text.slice(Math.max(0, start - 24), start);
  // "(F) 143-339 (M) 202-416": where the first figures stand behind their letter, so do the others.
  const before = sexBefore.exec(leads.test(text) ? lead.replace(/\)\s{0,2}$/, '') : lead);
  const match = before ?? sexAfter.exec(text.slice(end, end + 24));
  if (!match) return null;
  const sex = match[1] === undefined ? 'male' : 'female';
  const letter = (match[1] ?? match[2] ?? '').toUpperCase();
  return letter.length === 1 ? sexOfLetter(letter, sex, text) : sex;
}

/** From an age on, and before another, in years. */
export type Ages = { from: number; before: number };

const oldest = 200;
const years = String.raw`(?:${yearWords})(?![\p{L}\d])\.?`;

/** How a range says for what age it is, right before its figures. Of "40-49" the last year is part of it. */
const forms: readonly [says: RegExp, ages: (from: number, to: number) => Ages][] = [
  [
    new RegExp(String.raw`(\d{1,3})\s?(?:-|–|to)\s?(\d{1,3})\s?(?:${years})?\s?[:)]?\s*$`, 'iu'),
    (from, to) => ({ from, before: to + 1 }),
  ],
  [
    new RegExp(
      String.raw`(?:<|under|below|unter|bis|moins de|menor de|sotto)\s?(\d{1,3})\s?(?:${years}\s?[:)]?|:)\s*$`,
      'iu',
    ),
    (to) => ({ from: 0, before: to }),
  ],
  [
    new RegExp(String.raw`(?:>=|≥|from)\s?(\d{1,3})\s?(?:${years}\s?[:)]?|:)\s*$`, 'iu'),
    (from) => ({ from, before: oldest }),
  ],
  [
    new RegExp(
      String.raw`(?:>|over|above|über|ab|plus de|mayor de|oltre)\s?(\d{1,3})\s?(?:${years}\s?[:)]?|:)\s*$`,
      'iu',
    ),
    (from) => ({ from: from + 1, before: oldest }),
  ],
];

const lists = phraseLists(reportWords.besideRows);
const groups: readonly [says: Phrases, ages: Ages][] = [
  [lists.adults, { from: 18, before: oldest }],
  [lists.children, { from: 0, before: 18 }],
  [lists.newborns, { from: 0, before: 1 }],
];

/** For what ages the figures after some words are, and those words without the age. */
export function agesIn(lead: string): { ages: Ages | null; rest: string } {
  for (const [says, ages] of forms) {
    const found = says.exec(lead);
    if (found) return { ages: ages(Number(found[1]), Number(found[2])), rest: lead.slice(0, found.index) };
  }
  return { ages: groups.find(([says]) => says.holds(lead))?.[1] ?? null, rest: lead };
}
