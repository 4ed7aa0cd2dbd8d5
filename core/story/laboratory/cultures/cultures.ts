import type { ReadResult } from '../../../reading/doubts/result-doubts.ts';
import { isAbsentWord, isPresentWord } from '../../../reading/labs/wording.ts';

/** What a culture says: which germ grew, that something grew, that nothing did, or what was seen before it grew. */
export type Culture =
  { says: 'germ'; germ: string } | { says: 'growth' } | { says: 'no_growth' } | { says: 'seen' } | { says: 'nothing' };

const isOfCulture = /\bculture\b|^organism\b|\bbacteria identified\b|\bgram stain\b|\bmold and yeast\b|\bisolate\b/i;
const nothingGrew = /^(?:no (?:growth|organisms?|bacteria)|sterile|negative|not isolated)/i;
const isCount = /\s*[<>]?\s*[\d,]+\s*(?:cfu|org).*$/i;
/** ">100,000 CFU/mL Escherichia coli" */
const isCountBefore = /^[<>]?\s?[\d,]+\s?(?:cfu|org)\S*\s(?=\p{L}{3})/iu;
const aboutBottle = /\bbottle\b|\bsee (?:note|comment)\b|;/i;
const isNormalFlora = /\bnormal (?:skin |urogenital |respiratory )?flora\b/i;

export function cultureOf({
  name,
  value,
  analyte,
}: Pick<ReadResult, 'name' | 'value' | 'analyte'>): Culture | undefined {
  if (analyte !== null || !isOfCulture.test(name)) return undefined;
  const words = value.trim();
  if (/^not (?:done|performed|ordered)\b/i.test(words)) return undefined;
  if (nothingGrew.test(words) || isAbsentWord(words)) return { says: 'no_growth' };
  if (isNormalFlora.test(words) || aboutBottle.test(words)) return { says: 'nothing' };
  if (isPresentWord(words)) return { says: 'growth' };
  if (/\bgram stain\b|\bpcr\b/i.test(name) || /^gram /i.test(words)) return { says: 'seen' };
  const germ = words
    .replace(isCountBefore, '')
    .replace(isCount, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s[-–]\s.*$|,\s.*$/, '')
    .replace(/[\s.,]+$/, '');
  return /\p{L}{4}/u.test(germ) && germ.length < longestGerm
    ? { says: 'germ', germ: withStrain(germ, words) }
    : { says: 'nothing' };
}

/** Strains that withstand many antibiotics, where the report names one. */
export function withStrain(germ: string, words: string): string {
  const strain = /\b(?:MRSA|VRE|ESBL|CRE)\b/.exec(words)?.[0];
  return strain === undefined ? germ : `${germ} (${strain}, a kind that many antibiotics cannot stop)`;
}

const longestGerm = 80;

const sites: readonly [words: RegExp, site: string][] = [
  [/\bblood\b/i, 'blood'],
  [/\burine\b|\burinary\b/i, 'urine'],
  [/\bwound\b/i, 'wound'],
  [/\bthroat\b/i, 'throat'],
  [/\bsputum\b/i, 'sputum'],
  [/\bstool\b/i, 'stool'],
];

/** "the urine culture": from the name of the row, else from a heading above it. */
export function cultureName({ name }: Pick<ReadResult, 'name'>, before: string): string {
  const site = sites.find(([words]) => words.test(name)) ?? sites.find(([words]) => words.test(before));
  return site === undefined ? 'culture' : `${site[1]} culture`;
}
