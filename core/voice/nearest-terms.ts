import misheard from './misheard.json' with { type: 'json' };
import { editDistance, soundOf } from './sound.ts';

export type NearTerm = { term: string; cost: number };

/** Medical words that sound alike and mean opposite things: one is never shown for the other. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^h(?:y|i|igh)per/, /^h(?:y|i|igh)po/],
  [/^brady/, /^tachy/],
  [/^macro/, /^micro/],
  [/^poly/, /^oligo/],
  [/^inter/, /^intra/],
  [/penia$/, /(?:philia|cytosis|emia)s?$/],
  [/uria$/, /emia$/],
  [/ectomy$/, /(?:ostomy|otomy|oscopy|opsy)$/],
  [/itis$/, /(?:osis|oma)$/],
  [/^un/, /^(?!un)/],
];

/** Finds the terms that may have been meant, the nearest first; 0 is the same word. Remembers for one utterance. */
export type NearestTerms = (asked: string) => readonly NearTerm[];

export function createNearestTerms(terms: readonly string[]): NearestTerms {
  const found = new Map<string, readonly NearTerm[]>();
  let named: readonly NamedTerm[] | undefined;
  return (asked) => {
    named ??= terms.map((term) => ({ term, names: namesOf(term).map(nameOf) }));
    const near = found.get(asked) ?? nearestOf(asked, named);
    found.set(asked, near);
    return near;
  };
}

/** A name as it is spelled and, without its gaps, as it sounds. */
type Name = { spelled: string; joined: string; sound: string };
type NamedTerm = { term: string; names: readonly Name[] };

function nameOf(name: string): Name {
  const joined = name.replaceAll(' ', '');
  return { spelled: name, joined, sound: soundOf(joined) };
}

function nearestOf(asked: string, terms: readonly NamedTerm[]): NearTerm[] {
  const forms = formsOf(asked);
  const heard = [...new Set(forms)].map(nameOf);
  return terms
    .map(({ term, names }) => ({
      term,
      cost: Math.min(
        acronymCost(forms, term),
        ...names.map((name) => Math.min(...heard.map((form) => costOf(form, name)))),
      ),
    }))
    .filter(({ cost }) => cost < farthest)
    .sort((one, other) => one.cost - other.cost);
}

/** No term is near from here on. */
const farthest = 0.5;

/** "LDL" for "LDL cholesterol": letters that are written large in a name stand for it. */
const acronymCost = (forms: readonly string[], term: string): number =>
  term.split(/\W+/).some((part) => /^[A-Z0-9]{2,5}$/.test(part) && forms.includes(part.toLowerCase()))
    ? 0.12
    : Infinity;

/** A term goes by its words with and without what stands in brackets, and by that alone: "Hemoglobin (Hb)". */
function namesOf(term: string): string[] {
  const inBrackets = [...term.matchAll(/\(([^)]+)\)/g)].map(([, name]) => name ?? '');
  return [term, term.replace(/\([^)]*\)/g, ' '), ...inBrackets].map(spelled).filter((name) => name !== '');
}

/** Names of letters and numbers as they are heard. */
const letterNames: Readonly<Record<string, string>> = misheard.letterNames;
const digits: Readonly<Record<string, string>> = misheard.digits;

/** As said, and as letters told one by one: "em are eye" is MRI. */
function formsOf(asked: string): string[] {
  const words = asked.split(' ').map((word) => digits[word] ?? word);
  const noArticle = words.join(' ').replace(/^(?:(?:the|an?|my|this|that|our) )+(?=.)/, '');
  return [asked, words.join(' '), noArticle, lettersJoined(words)].map(spelled);
}

/** Two letters or more in a row make one word: "c t scan". */
function lettersJoined(words: readonly string[]): string {
  const letters = words.map((word) => (word.length === 1 ? word : letterNames[word]));
  return words
    .map((word, at) =>
      letters[at] !== undefined && (letters[at - 1] ?? letters[at + 1]) !== undefined
        ? `\0${letters[at]}\0`
        : ` ${word} `,
    )
    .join('')
    .replaceAll('\0', '');
}

const spelled = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/a(?=e(?:mi|di|mo|mat|sth|ti))|o(?=e(?:d|s|t|lia))/g, '');

function costOf(
  { spelled: asked, joined: heard, sound: heardSound }: Name,
  { spelled: name, joined: wanted, sound }: Name,
): number {
  if (heard === wanted || heard === `${wanted}s` || `${heard}s` === wanted) return 0;
  if (isNumbered(asked, name)) return 0.05;
  if (heard.length < 4 || wanted.length < 4 || areOpposites(heard, wanted)) return Infinity;
  const longest = Math.max(heard.length, wanted.length);
  const bySound = editDistance(heardSound, sound) / Math.max(heardSound.length, sound.length);
  // Letters are counted only as far as a near term has them apart.
  const enough = heard.length < 6 ? Infinity : Math.ceil((2 * farthest - bySound) * longest) + 1;
  const byLetters = editDistance(heard, wanted, enough) / longest;
  const alike = heard.length < 6 ? byLetters * 1.6 : 0.5 * byLetters + 0.5 * bySound;
  return Math.min(alike, partCost(asked, name), swallowedCost(heard, wanted));
}

const areOpposites = (one: string, other: string): boolean =>
  opposites.some(([a, b]) => (a.test(one) && b.test(other)) || (b.test(one) && a.test(other)));

/** "A one c" for "Hemoglobin A1c". */
const isNumbered = (asked: string, name: string): boolean =>
  /\d/.test(asked) && name.includes(' ') && name.split(' ').includes(asked.replaceAll(' ', ''));

/** Part of a name of several words: "A1c" for "Hemoglobin A1c", or its words in another order. */
function partCost(asked: string, name: string): number {
  const wanted = name.split(' ');
  const heard = asked.split(' ');
  if (wanted.length < 2 || asked.length < 3 || !heard.every((word) => wanted.includes(word))) return Infinity;
  if (heard.length === wanted.length) return 0.03;
  return asked.length >= 6 || heard.length > 1 || /\d/.test(asked) ? 0.15 : 0.32;
}

/** Said fast, the middle of a long name is lost: "a stat in" for "atorvastatin". */
function swallowedCost(heard: string, wanted: string): number {
  if (heard.length < 6 || heard[0] !== wanted[0] || heard.slice(-4) !== wanted.slice(-4)) return Infinity;
  let at = 0;
  for (const letter of wanted) if (letter === heard[at]) at += 1;
  return at === heard.length ? 0.22 : Infinity;
}
