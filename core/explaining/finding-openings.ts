import type { Assertion } from '../documents/explanation.ts';
import { isPlural } from './article.ts';

/** How each assertion is told. A possible finding is never told as one that is there; a negative only as what the report says. */
const told: Record<Assertion, (word: string, what: string) => string> = {
  present: (word, what) => `The ${word} ${word === 'report' ? 'describes' : 'mentions'} ${what}`,
  possible: (word, what) => `The ${word} says ${what} ${areOrIs(what)} possible, but not certain`,
  absent: (word, what) => `The ${word} says there is no sign of ${what}`,
  historical: (word, what) => `From the past, the ${word} lists ${what}`,
  family: (word, what) => `In the family, the ${word} lists ${what}`,
  hypothetical: (word, what) => `The ${word} mentions ${what} only as something to look out for`,
};

/** The same in a list, where "The report describes" before each entry would hide it. */
const listed: Record<Assertion, (what: string) => string> = {
  present: (what) => what,
  possible: (what) => `Possible, but not certain: ${what}`,
  absent: (what) => `No sign of ${what}`,
  historical: (what) => `From the past: ${what}`,
  family: (what) => `In the family: ${what}`,
  hypothetical: (what) => `Only something to look out for: ${what}`,
};

/** What a document that says "unlikely" or "not suspected" is told to say: possible would be too much, and absent too. */
const unlikely = (word: string, what: string): string => `The ${word} says ${what} ${areOrIs(what)} not likely`;

/** How findings are told: in sentences of their own, or as entries of a list. */
export type Style = 'told' | 'listed';

export type Telling = { word: string; style?: Style | undefined; isUnlikely?: boolean | undefined };

export function opening(
  assertion: Assertion,
  what: string,
  { word, style = 'told', isUnlikely = false }: Telling,
): string {
  if (isUnlikely) return style === 'told' ? unlikely(word, what) : `Not likely: ${what}`;
  return style === 'told' ? told[assertion](word, what) : listed[assertion](what);
}

/** "atypical cells are", "a nodule or atypical cells are": the verb follows the name that stands last. */
export const areOrIs = (what: string): string =>
  isPlural(what.replace(/\s*\([^()]*\)/g, '').replace(/ (?:in|on|at) (?:the|both) .*$| (?:on|of) .*$/, ''))
    ? 'are'
    : 'is';

/** Words that hold their own "no" or "may"; others need ours beside them, for "enlarged nodes" in quotes is no denial. */
const holdsAssertion: Partial<Record<Assertion, RegExp>> = {
  absent:
    /\b(?:no|not|none|without|negative|absent|absence|free of|den(?:y|ies|ied)|never|nor|neither|normal|clear|unremarkable|resolved|intact)\b|n['’]t\b/i,
  possible:
    /\b(?:possibl[ey]|probabl[ey]|likely|unlikely|may|might|could|suspicious|suspected|suspicion|concern\w*|question\w*|versus|vs|suggest\w*|cannot|consider|rule out|differential|excluded?|favou?r\w*|suspect)\b|\?/i,
  historical: /\b(?:history|past|previous\w*|prior|since|ago|former\w*|old|status post|s\/p|in \d{4})\b/i,
  family:
    /\b(?:mother|father|sister|brother|parents?|aunt|uncle|grand\w+|son|daughter|cousin|sibling\w*|family|maternal|paternal)\b/i,
  hypothetical: /\b(?:if|when|should|risks?|return|call|watch|look|in case|unless|may)\b/i,
};

/** Whether printed words say by themselves what is asserted of them. */
export const saysItself = (assertion: Assertion, words: string): boolean =>
  assertion === 'present' || holdsAssertion[assertion]?.test(words) === true;
