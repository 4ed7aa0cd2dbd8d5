import { withoutPerson } from './who-came.ts';

/** Somebody by whom a paper calls its patient. */
const person = String.raw`(?:The patient|This patient|Patient|Pt|He|She|M(?:r|rs|s)\.? \p{Lu}[\p{L}-]*)`;
const saying = String.raw`(?:does state|did state|states?|stated|notes?|noted|reports?|reported|says?|said|relates?|related|mentions?|mentioned|indicates?|indicated|describes|tells (?:me|us)|told (?:me|us)|explains?|explained|claims?|claimed|denotes)`;
const adverb = String.raw`(?:(?:also|further|additionally|now|currently|then|otherwise) )?`;

const attribution = new RegExp(
  String.raw`^((?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?)${person} ${adverb}${saying}(?: that (?=(?:he|she|his|her|the|there|it|they|since|when|over)\b)| (?=(?:he|she|there)\b)|(?<=states?|stated|says?|said) (?=(?:the|her|his)\b))`,
  'iu',
);
/** "I should note that …" */
const noting =
  /^(?:additionally,? |also,? |of note,? )?(?:(?:i|we) (?:should|would|must|will) (?:also )?(?:note|mention|add|say)|it (?:should|must|is to) (?:also )?be noted|please note|of note(?: is)?,?|note) that /i;
/** "Her past medical history is significant for gout" */
const ofHistory =
  /^(?:the patient's|his|her) (?:past )?(?:medical |surgical |ocular |medical and surgical )?history (?:is|was) (?:significant|notable|remarkable|positive|pertinent) for (?:having (?:had )?)?(?:an? (?:history of )?)?/i;
/** "I explained to her that the scar fades" */
const explaining =
  /^(?:after reviewing [^,]{0,90}, )?(?:i|we) (?:have |had |also |then |again |did |have also ){0,2}(?:explained|discussed|advised|told|informed|counsell?ed|reassured|reminded|stressed|emphasized)(?: to| with)?(?: (?:the patient|him|her|them|the family|the parents|his|her|mom|dad|mother|father)){0,2} that (?=(?:the|his|her|he|she|we|there|stress|most|many|all|some|an?)\b)/i;
const closing =
  /,? (?:he|she|the patient|per the patient|according to (?:him|her|the patient)),? (?:says|states|reports|said|stated|reported|notes)\.?$/i;

/**
 * What the patient told the doctor, and the doctor the patient, as both know it: without who said so ("He states that he smokes" is "He smokes") and without
 * age and sex ("The patient is a 60-year-old man with gout" is "The patient has gout"), where the rest is a sentence by itself.
 */
export function inOwnWords(text: string): string {
  const said = attribution.test(text)
    ? text.replace(attribution, '$1').replace(/ and that (?=(?:he|she)\b)/i, ' and ')
    : text;
  const told = (isWhole(said) ? said : text)
    .replace(explaining, '')
    .replace(noting, '')
    .replace(ofHistory, 'The patient has a history of ')
    .replace(closing, '.');
  const bare = told === text ? withoutPerson(text) : told;
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "There is no change and denies fever": what is joined is said of somebody who is named no more. */
const isWhole = (said: string): boolean =>
  /^(?:(?:on|in|at|since|today|currently|now)\b[^,.]{0,40}, )?(?:he|she|they)\b/i.test(said) ||
  !/\b(?:and|but) (?:also |otherwise )?(?:denies|denied|reports|reported|states|stated|has|had|is|was|does|notes|noted|feels|wants)\b/i.test(
    said,
  );
