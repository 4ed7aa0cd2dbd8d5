import type { Span } from '../../kernel/span.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import { wordsIn } from './cues.ts';
import words from './other-meanings.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import { opensInCapital } from '../lines.ts';

/** Words that make a name of something else out of a term: "stroke unit", "pain scale", "tumor mutational burden". */
const nameMakers = wordsIn('nameMakers');
/** "cancer support group", "stroke rehabilitation unit": one word may stand between. */
const bridging = wordsIn('bridging');

const honorific =
  /\b(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Doctor|Nurse|Sister|Sr|Rev)\.?\s(?:\p{Lu}[\p{L}.']*[\s-]){0,2}$/u;
const credential = /^(?:\s\p{Lu}[\p{L}'-]+)?,?\s(?:MD|M\.D\.|DO|RN|PhD|Ph\.D\.|NP|PA-C|FRCP|MBBS|FACP|DPT|PT)\b/u;
/** "Obstructive apneas | 61 |": a row of a table counts something; it does not say that it is an illness. A year counts nothing. */
const counted =
  /^(?:\s{2,9}|\s?\|\s?|\t|\s?\.{3,40}\s?)[<>]?\d{1,3}(?:[.,]\d{1,2})?(?=\s{0,9}(?:$|[|\t%\n]|\s{2}|\/h))/;
/** "Sputum AFB" names a test. */
const specimen = phrasePattern(phrases.specimen, {}, 'before');
/** What only describes another finding: "hyperdense haematoma", "degenerative disc disease". */
const describing =
  /^(?:(?:\p{L}+ )?(?:hyper|hypo|iso|an|radio)-?(?:dense|intense|echoic|echogenic|attenuating|lucent|enhancing|metabolic|vascular)|degenerative|ulcerated|nodular|inflammatory|ischaemic|ischemic|cystic|polypoid)$/iu;
/** Forms that mean something else by what stands, or does not stand, beside them: "sent to SNP", "GAD-7", "feels wound up", "men 2". */
type OtherMeaning = { form: string; isCapital?: boolean; before?: string[]; behind?: string[]; unlessNear?: string[] };

const pattern = (phrases: readonly string[] | undefined, place: 'before' | 'behind' | 'anywhere') =>
  phrases && phrasePattern(phrases, words.lists, place);
const otherMeanings = (words.meanings as OtherMeaning[]).map(({ form, isCapital = false, ...near }) => ({
  form: phrasePattern([form], {}, 'whole'),
  isCapital,
  before: pattern(near.before, 'before'),
  behind: pattern(near.behind, 'behind'),
  unless: pattern(near.unlessNear, 'anywhere'),
  isAlways: near.before === undefined && near.behind === undefined,
}));
const nextWords = /^(?:[ -]\n?([\p{L}]+))?(?:[ -]\n?([\p{L}]+))?/u;

/** Whether words that look like a finding are part of a person's name or of the longer name of something else, or head a count. */
export function isPartOfName(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  const form = text.slice(start, end);
  if (hasOtherMeaning(text, [start, end])) return true;
  if (/^\p{Lu}{2,4}$/u.test(form) && specimen.test(before)) return true;
  const isCapitalised = opensInCapital(text.slice(start, start + 1));
  if (isCapitalised && (honorific.test(before) || credential.test(after))) return true;
  if (counted.test(after)) return true;
  const [, next = '', second = ''] = nextWords.exec(after) ?? [];
  const follows = next.toLowerCase();
  return nameMakers.has(follows) || (bridging.has(follows) && nameMakers.has(second.toLowerCase()));
}

/** Whether a form means something else by what stands beside it. */
export function hasOtherMeaning(text: string, [start, end]: Span): boolean {
  const printed = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  return otherMeanings.some(
    ({ form, isCapital, unless, isAlways, ...near }) =>
      form.test(printed) &&
      (!isCapital || /^\p{Lu}{3}/u.test(printed)) &&
      (unless === undefined
        ? isAlways || near.before?.test(before) === true || near.behind?.test(after) === true
        : !unless.test(before + after)),
  );
}

/** Whether words only describe the finding that follows them at `next`. */
export const onlyDescribes = (text: string, [start, end]: Span, next: number): boolean =>
  describing.test(text.slice(start, end)) && /^ (?:\p{L}+ )?$/u.test(text.slice(end, next));
