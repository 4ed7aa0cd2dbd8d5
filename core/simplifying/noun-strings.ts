import { isVerbLike } from './common-verbs.ts';
import { isSaidAfter, type NounPhrase } from './compose-noun-phrase.ts';
import { isNounLike } from './describing-verbs.ts';
import { isLevelOfSpine, plainModifiers, sideWords } from './function-words.ts';
import type { Item } from './items.ts';
import { isPlainWord } from './plain-words.ts';

/**
 * Whether a noun phrase is part of a string of nouns that is not known as a whole: its plain words, put between the printed ones, would
 * belong to nothing ("mammary artery x-ray of the blood vessels").
 */
export const isInsideCompound = (made: readonly Item[], phrase: NounPhrase, next: Item | undefined): boolean =>
  isAfterUnknown(made, phrase) || isAfterUnknownPair(made, phrase) || isBeforeKnownNoun(phrase, next);

const isLong = (say: string): boolean => say.split(' ').length > 3 || isSaidAfter(say);

/** "both-bone forearm fracture": after a noun that no entry knows, the rest of its compound stays as printed. */
function isAfterUnknown(made: readonly Item[], { head, modifiers }: NounPhrase): boolean {
  const last = made.at(-1);
  const first = modifiers[0] ?? head;
  if (head.form === null || last === undefined || last.form !== null || last.kind !== 'word' || !first.space)
    return false;
  if (
    !isLong(head.form.say) ||
    unitWords.test(last.lower) ||
    !isNounLike(last) ||
    isVerbLike(last.lower) ||
    plainModifiers.has(last.lower) ||
    sideWords.has(last.lower) ||
    isLevelOfSpine.test(last.lower)
  )
    return false;
  if (namesPlace(last)) return isDeed.test(head.form.say);
  return isNoun.test(last.lower) || !(isAdjective.test(last.lower) || /^\p{Lu}\p{Ll}/u.test(last.text));
}

const unitWords = /^(?:cm|mm|mg|ml|cc|g|kg|units?|degrees?|ms)$/;

/** Words that end like adjectives, and nouns among them. */
const isAdjective =
  /^(?:worse|more|less|inc|much)$|(?:al|ic|ous|ive|ary|able|ible|ular|ant|ent|oid|ed|ing|ly|y|er|est|ory|less|ful|like)$/;
const isNoun =
  /(?:(?:er|om|ph|ap|op|it|ps|ur|od)y|canal|chest|(?:should|liv|fing|bladd|ulc|cathet|blist|canc|sphinct|uret)er)$/;

/** A part of the body that no entry knows: "supraclavicular". */
const namesPlace = ({ lower }: Item): boolean => /(?:al|ic|ar|ary)$/.test(lower) && !isPlainWord(lower);

/** What is done cannot be of a part of the body that stands before it: "a supraclavicular test of a tissue sample". */
const isDeed = /^(?:test|surgery|removal|x-ray|scan|operation|repair|placing|opening|cutting|camera test|test of) /;

/** "parenchymal and pleural infiltration": what stands before "and" belongs to the noun too. */
function isAfterUnknownPair(made: readonly Item[], { head, modifiers }: NounPhrase): boolean {
  const other = made.at(-2);
  if (
    other === undefined ||
    other.form !== null ||
    other.kind !== 'word' ||
    !/^(?:and|or)$/.test(made.at(-1)?.lower ?? '')
  )
    return false;
  if (!namesPlace(other)) return false;
  return (head.form !== null && isLong(head.form.say)) || modifiers.some(isToldBehind);
}

/** What describes a noun and has its plain words after it: "the lining around the lungs". */
const isToldBehind = ({ form }: Item): boolean =>
  form !== null && (form.entry.category === 'place' ? form.entry.attributive === undefined : isSaidAfter(form.say));

/** "mediastinal mass biopsy": a noun that no entry knows, before a known one. */
const isBeforeKnownNoun = ({ head, modifiers }: NounPhrase, next: Item | undefined): boolean =>
  head.form === null && next?.form?.entry.category === 'noun' && next.space && modifiers.some(isToldBehind);

/** "stress test study", "gallbladder surgery procedure": the next word says once more what kind of thing it is. */
export function isSaidAgain({ form }: Item, items: readonly Item[], at: number): boolean {
  const next = items[at];
  if (form === null || form.entry.category !== 'noun' || next === undefined || !next.space) return false;
  const after = items[at + 1];
  if (after !== undefined && after.space && isNounLike(after) && !isVerbLike(after.lower)) return false;
  const words = form.say.split(' ');
  const word = next.printed.toLowerCase();
  // "a hepatitis blood test": what has no article by itself keeps the word that has one.
  const kind = form.entry.number === 'mass' ? [words[0]] : [words[0], words.at(-1)];
  return sameThings.some((same) => same.has(word) && kind.some((own) => own !== undefined && same.has(own)));
}

const sameThings: readonly ReadonlySet<string>[] = [
  new Set(['test', 'study', 'exam', 'examination', 'scan', 'x-ray', 'procedure', 'testing']),
  new Set(['surgery', 'operation', 'procedure', 'removal']),
  new Set(['treatment', 'therapy']),
  new Set(['view']),
];
