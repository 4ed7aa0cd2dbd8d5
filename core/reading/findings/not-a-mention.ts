import type { Span } from '../../kernel/span.ts';
import { wordsIn } from './cues.ts';

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
const specimen = /\b(?:sputum|urine|stool|blood|csf|serum) $/i;
/** What only describes another finding: "hyperdense haematoma", "degenerative disc disease". */
const describing =
  /^(?:(?:\p{L}+ )?(?:hyper|hypo|iso|an|radio)-?(?:dense|intense|echoic|echogenic|attenuating|lucent|enhancing|metabolic|vascular)|degenerative|ulcerated|nodular|inflammatory|ischaemic|ischemic|cystic|polypoid)$/iu;
/** Forms that mean something else by what stands, or does not stand, beside them: "sent to SNP", "GAD-7", "feels wound up", "men 2". */
const meansElse: readonly (readonly [form: RegExp, isElse: (before: string, after: string) => boolean])[] = [
  [/^SNPs?$/, (before, after) => !/gen(?:e|o|etic)|variant|allele|\brs\d/i.test(before + after)],
  [/^GAD$/, (_before, after) => /^[-\u2010-\u2013]\d/.test(after)],
  [/^wound$/i, (_before, after) => /^ up\b/.test(after)],
  [/^men \d$/, () => true],
  [/^low energy$/i, (_before, after) => /^ (?:twist|trauma|injur|fall|mech|impact|fracture|#)/i.test(after)],
  [/^grief$/i, (before) => /\bgiv\p{L}+ (?:me|him|her|us|them) $/iu.test(before)],
  [/^wasting$/i, (_before, after) => /^ (?:time|money|my|your|his|her)\b/i.test(after)],
  [
    /^breaks?$/i,
    (before) => /\b(?:courses? with|tak(?:e|es|ing)|rest|regular|frequent|work|short|screen) $/i.test(before),
  ],
  [/^allerg(?:y|ies)$/i, (_before, after) => /^\s?[:–-]?\s?(?:NKDA|NKA|nil|none|no\b)/i.test(after)],
  [
    /^APD$/,
    (before, after) =>
      /\b(?:ref|refer\p{L}*|see|seen|via|book\p{L}*) (?:to |by |an? |the )*$/iu.test(before) ||
      /^ ?\(?(?:diet|GI\b|FODMAP)/i.test(after),
  ],
  [/^burns$/i, (_before, after) => /^ (?:like|when|if|after|with|at|during)\b/i.test(after)],
  [
    /^(?:varus|valgus|genu varum|genu valgum)$/i,
    (_before, after) =>
      /^(?: ?[/&+] ?(?:varus|valgus))?(?: at \d+°?)? ?(?:stable|stress|test\p{L}*|intact|lax\p{L}*|gapp?\p{L}*|opening|-ve|neg\p{L}*|NAD|normal|glide|force)/iu.test(
        after,
      ),
  ],
  [/^(?:FB|foreign body)$/i, (_before, after) => /^[ -](?:type )?sens\p{L}+/u.test(after)],
  [
    /^slow breathing$/i,
    (before) =>
      /\b(?:us(?:e|es|ed|ing)|practi[cs]\p{L}+|taught|tr(?:y|ies|ied|ying)|does|doing|revised|reviewed|re|(?:settl|help|eas|improv|better|reliev|calm)\p{L}* (?:with|by)) $/iu.test(
        before,
      ),
  ],
  [
    /^can['’]?t see$/i,
    (_before, after) => /^ (?:exact|any|the (?:result|report|letter)|results?|values?)\b/i.test(after),
  ],
];
const nextWords = /^(?:[ -]\n?([\p{L}]+))?(?:[ -]\n?([\p{L}]+))?/u;

/** Whether words that look like a finding are part of a person's name or of the longer name of something else, or head a count. */
export function isPartOfName(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  const form = text.slice(start, end);
  if (hasOtherMeaning(text, [start, end])) return true;
  if (/^\p{Lu}{2,4}$/u.test(form) && specimen.test(before)) return true;
  const isCapitalised = /^\p{Lu}/u.test(text.slice(start, start + 1));
  if (isCapitalised && (honorific.test(before) || credential.test(after))) return true;
  if (counted.test(after)) return true;
  const [, next = '', second = ''] = nextWords.exec(after) ?? [];
  const follows = next.toLowerCase();
  // "Infection Control notified", "infection prevention": who looks after it.
  if (/^infections?$/i.test(form) && /^(?:control|prevention)$/.test(follows)) return true;
  return nameMakers.has(follows) || (bridging.has(follows) && nameMakers.has(second.toLowerCase()));
}

/** Whether a form means something else by what stands beside it. */
export const hasOtherMeaning = (text: string, [start, end]: Span): boolean =>
  meansElse.some(
    ([form, isElse]) =>
      form.test(text.slice(start, end)) &&
      isElse(text.slice(Math.max(0, start - 40), start), text.slice(end, end + 40)),
  );

/** Whether words only describe the finding that follows them at `next`. */
export const onlyDescribes = (text: string, [start, end]: Span, next: number): boolean =>
  describing.test(text.slice(start, end)) && /^ (?:\p{L}+ )?$/u.test(text.slice(end, next));
