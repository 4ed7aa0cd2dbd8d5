import { isBaseVerb, isFiniteVerb, isParticiple, isVerbLike } from './common-verbs.ts';
import { determiners, isFunctionWord, plainModifiers, prepositions, sideWords } from './function-words.ts';
import type { Item } from './items.ts';

/** After these a base form is a verb: "to work", "you need", "may help", "please check". */
const leads = new Set(
  'to i we you they who that which will would shall should can could may might must cannot not do does did and or but then please also let help lets'.split(
    ' ',
  ),
);

/**
 * Whether a word that nobody replaced is a verb where it stands. "a repeat scan", "cirrhosis care", "the predicted value": what looks like
 * a verb is none after an article, and a base form is none after a noun in the singular.
 */
export function actsAsVerb(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item === undefined || item.kind !== 'word' || item.form !== null) return false;
  const { lower } = item;
  const before = items[at - 1];
  const isFinite = isFiniteVerb(lower);
  if (!isVerbLike(lower)) return false;
  if (before?.text === '-' && !item.space) return false;
  const isKnown = isFinite || isBaseVerb(lower) || isParticiple(lower);
  // "Ulcerated mole"
  if (before === undefined && !isKnown && /ed$/.test(lower)) return false;
  if (before === undefined || before.kind === 'mark') return true;
  const word = lastWord(before);
  if (determiners.has(word)) return false;
  // "by gated scan", and not "by using"
  if (/ed$/.test(lower) && prepositions.has(word)) return false;
  // "a right ruptured cyst", "may have strangulating obstruction": what happened to the thing after it.
  if (
    !isKnown &&
    before.form === null &&
    (sideWords.has(word) || plainModifiers.has(word) || /^(?:have|has|had)$/.test(word)) &&
    !/^(?:been|had|being)$/.test(lower) &&
    (/ing$/.test(lower) || !/^ha/.test(word))
  )
    return false;
  if (isFinite || !isBaseVerb(lower)) return true;
  return leads.has(word) || isPlural(before) || (before.form === null && /ly$/.test(word));
}

/** The last word that is shown of an item. */
export const lastWord = ({ text }: Item): string => text.toLowerCase().split(' ').at(-1) ?? '';

const isPlural = ({ form, lower }: Item): boolean =>
  form === null
    ? !isFunctionWord(lower) && !prepositions.has(lower) && /[^su]s$/.test(lower)
    : form.isPlural || form.entry.number === 'plural';
