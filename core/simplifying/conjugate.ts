import { baseOfThird, isBaseVerb, isFiniteVerb, thirdOf } from './common-verbs.ts';
import { inflect } from './inflection.ts';
import { wordItem, type Item } from './items.ts';
import { patientWords, titles } from './persons.ts';

/** Words between a subject and its verb. */
export const adverbs =
  /^(?:also|now|currently|still|then|not|never|always|usually|often|only|most|again|otherwise|just|already|really|clearly|initially|previously|actually|sometimes|apparently|subsequently|specifically|reportedly|generally|occasionally|frequently|recently|today|does)$/;

/** The verb of the person it is about: right after, after an adverb, or joined by "and". */
export function conjugated(items: readonly Item[], at: number, subject: 'you' | 'doctor'): Item {
  const item = items[at];
  if (item === undefined || !isVerbPlace(items, at, subject)) return item ?? wordItem('');
  if (subject === 'you' && item.form === null && isLeftOut(items, at)) return { ...item, text: `are ${item.text}` };
  if (subject === 'you' && isDoneTo(items, at)) return { ...item, text: `were ${item.text}` };
  // "The patient rates her pain": what stands before whose pain it is can only be a verb.
  const isRightBehind =
    /^(?:he|she)$/.test(wordBefore(items, at)) ||
    (items[at - 2]?.lower === 'and' && adverbs.test(items[at - 1]?.lower ?? '')) ||
    (patientWords.has(items[at - 1]?.lower ?? '') &&
      /^(?:his|her|the|an?|that|no|to|negative|positive|well)$/.test(items[at + 1]?.lower ?? ''));
  const text =
    subject === 'you' ? (secondPerson(item) ?? (isRightBehind ? withoutS(item) : undefined)) : thirdPerson(item);
  return text === undefined ? item : { ...item, text, lower: text };
}

/** "Pt happy to proceed", "Pt calling today": terse notes leave out the verb. */
const isLeftOut = (items: readonly Item[], at: number): boolean => {
  const { lower } = items[at] ?? wordItem('');
  const before = items[at - 1]?.lower ?? '';
  const isSubject = patientWords.has(before) || (/ly$/.test(before) && patientWords.has(items[at - 2]?.lower ?? ''));
  return (
    isSubject &&
    (/[^h]ing$/.test(lower) ||
      (lower === 'currently' && !isThirdVerb(items[at + 1])) ||
      (at === 1 && (lower === 'to' || (lower === 'not' && items[at + 1]?.lower === 'to'))) ||
      /^(?:happy|keen|aware|well|unsure|worried|anxious|stable|able|unable|okay|ok|due|alert|awake)$/.test(lower))
  );
};

/** "Pt currently takes iron" has its verb. */
const isThirdVerb = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.form === null ? isFiniteVerb(item.lower) || /[^su]s$/.test(item.lower) : item.form.entry.category === 'verb');

/** "Patient instructed to rest": what is done to the patient, in a note that leaves out the "was". */
const isDoneTo = (items: readonly Item[], at: number): boolean => {
  const { printed } = items[at] ?? wordItem('');
  const next = items[at + 1]?.lower ?? '';
  if (!patientWords.has(items[at - 1]?.lower ?? '') || items[at]?.text !== printed) return false;
  if (/^(?:asked|told|allowed|found|started)$/.test(printed)) return next === (printed === 'started' ? 'on' : 'to');
  return (
    /^(?:advised|instructed|counsell?ed|educated|informed|reassured|encouraged|given|referred|reminded|seen|examined|discharged|admitted|placed|taken|prescribed|transferred|brought|prepped|positioned)$/.test(
      printed,
    ) && !/^(?:the|a|an|that|us|me|him|her|himself|herself)$/.test(next)
  );
};

function isVerbPlace(items: readonly Item[], at: number, subject: 'you' | 'doctor'): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = items[before];
    if (word === undefined) return false;
    if (
      adverbs.test(word.lower) ||
      isOfNoLonger(items, before) ||
      /ly$/.test(word.lower) ||
      word.form?.entry.category === 'adverb'
    )
      continue;
    if (subject === 'doctor' && /^(?:and|or|,)$/.test(word.lower) && isInfinitive(items, before)) return false;
    return (
      patientWords.has(word.lower) ||
      /^(?:he|she)$/.test(word.lower) ||
      titles.has(items[before - 1]?.lower ?? '') ||
      titles.has(items[before - 2]?.lower ?? '') ||
      /^(?:i|and|but|or|,|you|then)$/.test(word.lower)
    );
  }
  return false;
}

/** "He still localizes it": an adverb between is passed over. */
const wordBefore = (items: readonly Item[], at: number): string => {
  const before = items[at - 1]?.lower ?? '';
  return adverbs.test(before) || /ly$/.test(before) ? (items[at - 2]?.lower ?? '') : before;
};

/** "He no longer has pain" */
const isOfNoLonger = (items: readonly Item[], at: number): boolean =>
  (items[at]?.lower === 'longer' && items[at - 1]?.lower === 'no') ||
  (items[at]?.lower === 'no' && items[at + 1]?.lower === 'longer');

/** "advised to use a brace and wear it": what is joined to an infinitive is one too. */
function isInfinitive(items: readonly Item[], joint: number): boolean {
  for (let at = joint - 1; at >= 0 && at > joint - 16; at -= 1) {
    const word = items[at];
    if (word?.lower === 'i') return false;
    if (word?.lower === 'to' && isBase(items[at + 1])) return true;
  }
  return false;
}
const isBase = (item: Item | undefined): boolean =>
  item !== undefined && (item.form === null ? isBaseVerb(item.lower) : item.form.inflection === 'base');

function secondPerson({ lower, form, text }: Item): string | undefined {
  if (form?.inflection === 'third') {
    const [verb = '', ...rest] = text.split(' ');
    return [secondPersonOf(verb) ?? verb, ...rest].join(' ');
  }
  if (form !== null) {
    const [verb = '', ...rest] = text.split(' ');
    const plural = form.inflection === 'past' || form.entry.category === 'phrase' ? irregularYou.get(verb) : undefined;
    return plural === undefined ? undefined : [plural, ...rest].join(' ');
  }
  return secondPersonOf(lower);
}

/** Right after "he" or "she" a word in -s is a verb, known or not. */
function withoutS({ lower, form }: Item): string | undefined {
  if (form !== null || !/[^su]s$/.test(lower) || /is$/.test(lower)) return undefined;
  if (/(?:sh|ch|x|zz|ss)es$/.test(lower)) return lower.slice(0, -2);
  return lower.endsWith('ies') ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
}

const irregularYou: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
);
const secondPersonOf = (verb: string): string | undefined => irregularYou.get(verb) ?? baseOfThird(verb);

export const secondPersonItem = (item: Item): Item => {
  const text = secondPerson(item) ?? item.text;
  return { ...item, text, lower: text };
};

const irregularDoctor: ReadonlyMap<string, string> = new Map(
  Object.entries({
    am: 'is',
    have: 'has',
    do: 'does',
    "don't": "doesn't",
    "haven't": "hasn't",
    are: 'is',
  }),
);
const thirdPerson = ({ lower, form, text }: Item): string | undefined => {
  if (form === null) return irregularDoctor.get(lower) ?? thirdOf(lower);
  return form.inflection === 'base' ? inflect(text, 'third') : undefined;
};

/** "The patient with a cough was seen", "The patient on admission was found to be pale" */
export const isPlaceBeforeVerb = (items: readonly Item[], at: number): boolean =>
  items[at]?.lower === 'with' ||
  (/^(?:on|upon|at)$/.test(items[at]?.lower ?? '') &&
    /^(?:admission|arrival|exam|examination|presentation|interview)$/.test(items[at + 1]?.lower ?? '') &&
    items.slice(at + 2, at + 4).some(({ lower }) => /^(?:is|was|has)$/.test(lower)));
