import { isFiniteVerb, isParticiple } from './common-verbs.ts';
import { isFunctionWord, plainModifiers, sideWords } from './function-words.ts';
import type { Item } from './items.ts';

/** Words of what a thing is like that are no participles. */
const states = new Set(
  'normal clear small large bulky absent present intact thick thin low high unremarkable patent tortuous atrophic empty prominent visible hypertrophied enlarged dilated widened thickened narrowed excluded'.split(
    ' ',
  ),
);
/** What may follow it: where, how much, since when. */
const goingOn = /^(?:in|to|by|for|at|with|on|from|over|but|and|due|because|without|compared|throughout|again)$/;
const longestThing = 5;

/**
 * Where a state begins, in a line that names a thing and how it is: "left atrium dilated (46 mm)", "spleen not enlarged", "appendix not
 * seen". A state before its noun ("dilated left atrium") is none.
 */
export function stateAfterThing(items: readonly Item[]): number | undefined {
  for (let at = 1; at <= Math.min(longestThing, items.length - 1); at += 1) {
    const thing = items.slice(0, at);
    const last = thing.at(-1);
    if (last === undefined || !thing.every((item, place) => isOfName(item) || (place === 0 && item.printed === '')))
      return undefined;
    const isDenied = items[at]?.lower === 'not';
    let state = isDenied ? at + 1 : at;
    while (isDegree(items[state])) state += 1;
    if (isOrgan(last) && items[at]?.lower === 'without') return at;
    if (isNoun(last) && (isState(items[state]) || (isDenied && isAdjective(items[state]))) && isEnd(items[state + 1]))
      return at;
  }
  return undefined;
}

/** "Not entirely excluded", "markedly enlarged" */
const isDegree = (item: Item | undefined): boolean =>
  item !== undefined && item.form === null && (/ly$/.test(item.lower) || /^(?:yet|quite|very|well)$/.test(item.lower));
/** "Aorta not aneurysmal" */
const isAdjective = (item: Item | undefined): boolean =>
  item !== undefined && item.form === null && /(?:al|ic|ous|ive|ary|able|ible)$/.test(item.lower);
const organs =
  /^(?:gallbladder|liver|spleen|pancreas|kidneys?|bladder|uterus|ovary|ovaries|aorta|heart|lungs?|appendix|prostate|thyroid|brain|ventricles|stomach|colon|bowel)$/;
const isOrgan = ({ form, lower }: Item): boolean =>
  form === null ? organs.test(lower) : form.entry.category === 'place';

const isOfName = ({ kind, lower, form, text }: Item): boolean =>
  text === '(' || text === ')' || form !== null || (kind === 'word' && (!isFunctionWord(lower) || lower === 'both'));

const isNoun = ({ form, lower, text }: Item): boolean =>
  text === ')' ||
  (form === null
    ? !plainModifiers.has(lower) &&
      !states.has(lower) &&
      !sideWords.has(lower) &&
      !isFiniteVerb(lower) &&
      !isParticiple(lower) &&
      !/(?:ed|ing|ly|al|ic|ous)$/.test(lower)
    : form.entry.category === 'noun' || form.entry.category === 'place');

const isState = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.form === null
    ? states.has(item.lower) || (isParticiple(item.lower) && !/ing$/.test(item.lower))
    : item.form.entry.category === 'adjective' ||
      (item.form.entry.category === 'verb' && item.form.inflection === 'past'));

const isEnd = (item: Item | undefined): boolean =>
  item === undefined || item.text === '(' || item.text === ',' || item.kind === 'number' || goingOn.test(item.lower);
