import { append } from '../kernel/append.ts';
import { baseOfThird } from './common-verbs.ts';
import { amounts, prepositions, sideWords, type Side } from './function-words.ts';
import type { Item } from './items.ts';
import { degreeAdverb, lastWordOf, settleArticle } from './settle-article.ts';

/** What describes a noun, and the noun. */
export type NounPhrase = { modifiers: Item[]; head: Item };
type Spoken = NounPhrase & { sideAfter: Side | null };

/** Says a noun phrase in plain words, in their order, after what was made so far. */
export function sayNounPhrase(
  phrase: Spoken,
  made: Item[],
  { next, named }: { next: Item | undefined; named: Set<string> | null },
): void {
  const { head } = phrase;
  const parts = partsOf(phrase, takeDegree(made, phrase));
  const entry = head.form?.entry;
  const number = entry === undefined ? null : head.form?.isPlural === true ? 'plural' : (entry.number ?? 'singular');
  const amount = number === 'amount' ? takeAmount(parts.before) : undefined;
  const core = withSide(head, parts.side);
  const words = [
    ...parts.before,
    core.text,
    ...parts.after,
    ...(core.isSaid || parts.side === null ? [] : [sidePhrases[parts.side]]),
  ];
  const isPlural = number === 'plural' || (parts.side === 'both' && core.isSaid && entry?.sides !== undefined);
  const first = phrase.modifiers[0] ?? head;
  const hasArticle =
    number !== null &&
    settleArticle(made, {
      number: isPlural ? 'plural' : number,
      amount,
      isPlace: entry?.category === 'place',
      words,
      space: first.space,
    });
  const text = (amount === undefined ? words : [`${amount} amount of`, ...words]).join(' ');
  const name = entry?.keepName === true && named !== null ? nameToTell(head, named, text) : '';
  made.push({ ...head, text: text + name, lower: text.toLowerCase(), kind: 'word', space: hasArticle || first.space });
  if (entry !== undefined && number !== null) {
    agree(next, { head, isPlural });
    agreeBefore(made, isPlural);
  }
}

/** "There was" of one thing that several words stand for is "There were". */
function agreeBefore(made: Item[], isPlural: boolean): void {
  const from = made.length - 2;
  for (let at = from; at > from - 3 && at >= 1; at -= 1) {
    const verb = made[at];
    if (verb === undefined || (at < made.length - 1 && prepositions.has(lastWordOf(verb)))) return;
    if (made[at - 1]?.lower !== 'there') continue;
    const other = (isPlural ? pluralVerbs : singularVerbs).get(verb.lower);
    if (other !== undefined) made[at] = { ...verb, text: other, lower: other };
    return;
  }
}

type Parts = { before: string[]; after: string[]; side: Side | null };

/** What is said before the head, and what after it. */
function partsOf({ modifiers, head, sideAfter: told }: Spoken, degree: string): Parts {
  const before: string[] = [];
  const after: string[] = [];
  let side: Side | null = told;
  let waiting: Side | null = null;
  let sideAt = 0;
  for (const modifier of modifiers) {
    const own = modifier.form === null ? sideWords.get(modifier.lower) : undefined;
    if (own !== undefined) {
      waiting = own;
      sideAt = before.length;
      continue;
    }
    const entry = modifier.form?.entry;
    if (entry?.category === 'place') {
      if (entry.attributive !== undefined) {
        if (waiting !== null && modifier !== modifiers.at(-1)) side = waiting;
        before.push(entry.attributive);
      } else {
        const place = withSide(modifier, waiting);
        const own = place.isSaid || waiting === null ? place.text : ofSide(place.text, waiting);
        after.push(`${isOfScan(head) ? 'of' : 'in'} the ${own}`);
        waiting = null;
      }
    } else if (entry !== undefined && isSaidAfter(entry.say)) {
      const words = isPluralHead(head) ? inPlural(modifier.text) : modifier.text;
      after.push(modifier === modifiers[0] && degree !== '' ? `${degree} ${words}` : words);
    } else
      before.push(
        modifier.form === null && !/^\p{Lu}[\p{Lu}\d]/u.test(modifier.text)
          ? modifier.text.toLowerCase()
          : modifier.text,
      );
  }
  softenDegree(before, head);
  if (waiting !== null) side = waiting;
  if (head.form?.entry.category === 'place' && side !== null && !hasSide(head) && side !== 'both') {
    return { before: [side, ...before], after, side: null };
  }
  // A noun that no entry knows keeps its side before it.
  if (head.form === null && side !== null && !(side === 'both' && isBilateral(modifiers)))
    return { before: before.toSpliced(sideAt, 0, side), after, side: null };
  return { before, after, side };
}

/** "bilateral breast cysts" are cysts on both sides, and not two of them. */
const isBilateral = (modifiers: readonly Item[]): boolean => modifiers.some(({ lower }) => lower === 'bilateral');

/** "on both sides" has no word before its noun. */
const ofSide = (place: string, side: Side): string =>
  side === 'both' ? `${place} ${sidePhrases.both}` : `${side} ${place}`;

/** "renal artery ultrasound", "kidney size": a picture of it, not one in it. */
const isOfScan = ({ form, lower }: Item): boolean =>
  form === null
    ? /^(?:size|shape|contours?|position|thickness|diameter|length|width|appearance|function|motion|walls?|sheaths?|linings?|edges?|borders?|margins?|surfaces?|tips?|capsules?|ends?)$/.test(
        lower,
      )
    : /\b(?:scan|x-ray|picture)s?$/.test(form.say);

/** "partially loculated": how much goes after the noun with what it is said of. */
function takeDegree(made: Item[], { modifiers }: NounPhrase): string {
  const first = modifiers[0]?.form?.entry;
  const last = made.at(-1);
  if (first?.category !== 'adjective' || last?.form !== null || !degreeAdverb.test(last.lower)) return '';
  if (!prepositions.has(first.say.split(' ')[0] ?? '')) return '';
  made.pop();
  return last.lower;
}

/** "mild cardiomegaly" is a mildly enlarged heart. */
function softenDegree(before: string[], { form }: Item): void {
  const last = before.at(-1);
  const degree = last === undefined ? undefined : degrees.get(last);
  if (form === null || degree === undefined || !describing.has(form.say.split(' ')[0] ?? '')) return;
  before[before.length - 1] = degree;
}

const degrees: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mild: 'mildly',
    moderate: 'moderately',
    severe: 'severely',
    marked: 'markedly',
    slight: 'slightly',
    minimal: 'very slightly',
    minor: 'slightly',
    significant: 'clearly',
  }),
);
const describing = new Set(
  'enlarged low high thick thin weak underactive overactive swollen inflamed narrowed widened bulging raised curved worn blocked twisted torn broken stiff leaky dry sore weakened thickened irregular slow fast'.split(
    ' ',
  ),
);

/** "inside the skull", "that has spread": said after the noun. */
export const isSaidAfter = (words: string): boolean => {
  const [first = '', ...rest] = words.split(' ');
  return (
    prepositions.has(first) ||
    first === 'that' ||
    first === 'which' ||
    first === 'who' ||
    rest.some((word) => prepositions.has(word))
  );
};

const isPluralHead = ({ form, lower }: Item): boolean =>
  form === null ? /[^su]s$/.test(lower) : form.isPlural || form.entry.number === 'plural';

/** "lumps that do not hurt" */
const inPlural = (words: string): string =>
  words.replace(
    /^(that|which|who) (\p{Ll}+s)\b/u,
    (_whole, that: string, verb: string) => `${that} ${pluralVerbs.get(verb) ?? baseOfThird(verb) ?? verb}`,
  );

const hasSide = ({ form }: Item): boolean => form?.say.includes('{side}') === true;

const sidePhrases: Readonly<Record<Side, string>> = {
  left: 'on the left',
  right: 'on the right',
  both: 'on both sides',
};

function withSide({ form, text }: Item, side: Side | null): { text: string; isSaid: boolean } {
  if (form === null || !form.say.includes('{side}')) return { text: form === null ? text : form.say, isSaid: false };
  if (side === 'both') {
    return form.entry.sides === undefined
      ? { text: form.say.replace('{side} ', ''), isSaid: false }
      : { text: form.entry.sides, isSaid: true };
  }
  return side === null
    ? { text: form.say.replace('{side} ', ''), isSaid: true }
    : { text: form.say.replace('{side}', side), isSaid: true };
}

/** "small", taken out of what describes a mass: "a small amount of …". */
function takeAmount(before: string[]): string | undefined {
  const at = before.findIndex((word) => amounts.has(word));
  if (at === -1) return undefined;
  const [word = ''] = before.splice(at, 1);
  return amounts.get(word);
}

/** The printed name in brackets, where it says something else and was not told before. */
function nameToTell({ printed }: Item, named: Set<string>, text: string): string {
  const isShouted = printed === printed.toUpperCase() && printed.length > 6;
  const name = isShouted ? printed.toLowerCase() : printed;
  const key = name.toLowerCase();
  if (named.has(key) || text.toLowerCase().includes(key)) return '';
  named.add(key);
  return ` (${name})`;
}

/** A verb right after a plural that stands for a singular, and the other way about. */
function agree(next: Item | undefined, { head, isPlural }: { head: Item; isPlural: boolean }): void {
  if (next === undefined) return;
  const wasPlural = /s$/.test(head.printed) && !/(?:ss|us|is)$/.test(head.printed);
  if (wasPlural === isPlural) return;
  const [verb = '', ...rest] = next.text.toLowerCase().split(' ');
  const other = (isPlural ? pluralVerbs : singularVerbs).get(verb);
  if (other === undefined) return;
  next.text = [other, ...rest].join(' ');
  next.lower = next.text;
}

const pluralVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    appears: 'appear',
    remains: 'remain',
    looks: 'look',
  }),
);
const singularVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    are: 'is',
    were: 'was',
    have: 'has',
    do: 'does',
    appear: 'appears',
    remain: 'remains',
    look: 'looks',
  }),
);

export const joinItems = (items: readonly Item[]): string => {
  const out: string[] = [];
  for (const { text, space } of items) append(out, [out.length > 0 && space && text !== '' ? ` ${text}` : text]);
  return out.join('');
};
