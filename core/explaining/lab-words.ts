import type { LabResult } from '../documents/explanation.ts';
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

const resultWords =
  /^(?:presumptive )?(?:positive|negative|normal|abnormal|not detected|detected|undetected|none(?: (?:seen|detected))?|non-?reactive|reactive|trace|clear|cloudy|yellow|present|absent|few|rare|moderate|many|yes|no|unknown|pending)$/i;

/** A result in a word or two reads on in small letters: "was negative". */
const lowerResult = (words: string): string => (resultWords.test(words.trim()) ? words.toLowerCase() : words);

/** A result of several words is the laboratory's own sentence: it is shown as one. */
const quotedIfLong = (value: string): string =>
  wordCount(value) > 2 && /[A-Za-z]{3}/.test(value)
    ? `"${value
        .replace(/\s+/g, ' ')
        .replace(/["“”]/g, "'")
        .replace(/[\s.:;,]+$/, '')}"`
    : value;

/** "high" or "low" where the computed flag says so. */
export function directionOf({ flag }: Pick<LabResult, 'flag'>): 'high' | 'low' | null {
  if (flag === 'high' || flag === 'critical_high') return 'high';
  if (flag === 'low' || flag === 'critical_low') return 'low';
  return null;
}
