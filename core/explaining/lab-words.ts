import type { LabResult, ReferenceRange } from '../documents/explanation.ts';
import type { AnalyteEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { capitalise, wordCount } from './wording.ts';

export const analyteOf = (row: LabResult, knowledge: Knowledge): AnalyteEntry | undefined =>
  row.analyte === null ? knowledge.findAnalyte(row.name) : knowledge.getAnalyte(row.analyte);

/** Machine exports print the name of a code: what kind of quantity it is and how it was counted says nothing to a reader. */
const codedProperty = /\s*\[[^\]]*\]|\s*\[LOINC.*$|\s+in Serum or Plasma\b|\s+by Automated count\b/g;

/** "Antibody. IgG": a stop inside a name is a comma that was misread, and would end the sentence that tells of it. */
const misreadComma = /(?<=\p{Ll}{4})\. (?=\p{Lu})/gu;

const shouted = /^[A-Z][A-Z ,-]{5,}$/;

/** The name as printed, without trailing marks; a long name in capitals is calmed down. */
export function labName({ name }: Pick<LabResult, 'name'>): string {
  const tidy = name
    .replace(codedProperty, ' ')
    .replace(misreadComma, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.,*-]+$/, '')
    .trim();
  return shouted.test(tidy) ? capitalise(tidy.replace(/[A-Z]+/g, inSmall)) : tidy;
}

/** Short forms in a name that is all capitals: no vowel gives them away, these have to be known. */
const shortForms = new Set(
  'ALT AST ALP BUN ANA IGA IGG IGM IGE HIV PSA CEA AFP ESR INR DHEA ACTH EGFR ABO AHI AMH APTT APOB COHB EBV UIBC TIBC DNA RNA'.split(
    ' ',
  ),
);

const inSmall = (word: string): string =>
  shortForms.has(word) || /^[^AEIOUY]{2,5}$/.test(word) ? word : word.toLowerCase();

const longestGloss = 6;

/** "ALT (a liver enzyme)": the gloss only where we know the analyte and the name does not say it already. */
export function labNameWithGloss(row: LabResult, knowledge: Knowledge): string {
  const name = labName(row);
  const gloss = analyteOf(row, knowledge)?.plain;
  if (
    gloss === undefined ||
    wordCount(gloss) > longestGloss ||
    name.includes('(') ||
    name.toLowerCase().includes(gloss.toLowerCase())
  )
    return name;
  return `${name} (${gloss})`;
}

export const comparatorWords: Partial<Record<string, string>> = {
  '<': 'less than ',
  '>': 'more than ',
  '<=': 'at most ',
  '>=': 'at least ',
};

/** The value with its comparator in words and its unit as printed: "less than 0.41 mg/L", "92%". */
export function labValue({ comparator, value, unit }: Pick<LabResult, 'comparator' | 'value' | 'unit'>): string {
  const number = `${comparator === null ? '' : (comparatorWords[comparator] ?? '')}${lowerResult(quotedIfLong(value))}`;
  if (unit === null || unit === '') return number;
  return unit.startsWith('%') ? `${number}${unit}` : `${number} ${unit}`;
}

/** A name in the plural: "platelets were", but "hematocrit was". */
const many =
  /(?:\bcells|platelets|phils|cytes|triglycerides|ketones|nitrites|bodies|casts|crystals|bacteria|antibodies|reticulocytes|granulocytes|immunoglobulins|lipids)(?:,? (?:total|absolute|urine|auto))?$/i;

export const isMany = (name: string): boolean => many.test(labName({ name }).replace(/\s*\([^)]*\)$/, ''));

/** "was 104 mg/dL", "were 5": what every sentence about a result says of it. */
export function wasValue(row: Pick<LabResult, 'name' | 'comparator' | 'value' | 'unit'>): string {
  return `${isMany(row.name) ? 'were' : 'was'} ${labValue(row)}`;
}

const resultWords =
  /^(?:presumptive )?(?:positive|negative|normal|abnormal|not detected|detected|undetected|none(?: (?:seen|detected))?|non-?reactive|reactive|trace|clear|cloudy|yellow|present|absent|few|rare|moderate|many|yes|no|unknown|pending)$/i;

/** A result in a word or two reads on in small letters: "was negative". */
export const lowerResult = (words: string): string => (resultWords.test(words.trim()) ? words.toLowerCase() : words);

/** A result of several words is the laboratory's own sentence: it is shown as one. */
const quotedIfLong = (value: string): string =>
  wordCount(value) > 2 && /[A-Za-z]{3}/.test(value)
    ? `"${value
        .replace(/\s+/g, ' ')
        .replace(/["“”]/g, "'")
        .replace(/[\s.:;,]+$/, '')}"`
    : value;

const oneSided = /^\(?\s*(?:<|>|≤|≥)\s*(?:OR\s*)?=?\s*(-?\d+(?:[.,]\d+)*)/i;

const betweenNumbers = /(?<![\d.])\d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*(?<=\d)/;

/** "the printed range of 3.5-5.1", "the printed limit of 200". */
export function rangeWords({ text }: ReferenceRange): string {
  const limit = oneSided.exec(text.trim())?.[1];
  if (limit !== undefined) return `the printed limit of ${limit}`;
  const words = text.trim().replace(/^\((.*)\)$/, '$1');
  // "Normal range for women is 12.0 to 15.5 g/dL": the numbers are the range.
  const numbers = wordCount(words.replace(/[^\p{L}\s]+/gu, ' ')) > 2 ? betweenNumbers.exec(words)?.[0] : undefined;
  return `the printed range of ${numbers ?? words}`;
}

export const hasNumericRange = ({ range }: LabResult): boolean =>
  range !== null && (range.low !== null || range.high !== null);

/** "high" or "low" where the computed flag says so. */
export function directionOf({ flag }: Pick<LabResult, 'flag'>): 'high' | 'low' | null {
  if (flag === 'high' || flag === 'critical_high') return 'high';
  if (flag === 'low' || flag === 'critical_low') return 'low';
  return null;
}
