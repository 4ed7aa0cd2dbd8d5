import { append } from '../kernel/append.ts';
import { actsAsVerb, lastWord } from './acts-as-verb.ts';
import { isBaseVerb, isVerbLike } from './common-verbs.ts';
import { asPrinted, describing, isDescribingVerb, isNounLike } from './describing-verbs.ts';
import { isSaidAfter, sayNounPhrase, type NounPhrase } from './compose-noun-phrase.ts';
import { isFunctionWord, isLevelOfSpine, plainModifiers, sideWords, type Side } from './function-words.ts';
import { wordItem, type Item } from './items.ts';
import { isInsideCompound, isSaidAgain } from './noun-strings.ts';

/** Puts every noun phrase of a clause together anew: its article, what describes it, the plain word, its side and its place. */
export function composeNounPhrases(written: readonly Item[], named: Set<string>): Item[] {
  const made: Item[] = [];
  const items = withAdverbsBehind(written.map((item, at) => (isDescribingVerb(written, at) ? describing(item) : item)));
  joinDenied(items);
  let at = 0;
  while (at < items.length) {
    const found = phraseAt(items, at);
    if (found === undefined) {
      const item = items[at];
      if (item !== undefined)
        made.push(standsBeforeNoun(items, at) || isSharedNoun(items, at) ? asPrinted(item) : item);
      at += 1;
      continue;
    }
    at = found.end;
    if (isInsideCompound(made, found.phrase, items[at])) {
      append(made, [...found.phrase.modifiers, found.phrase.head].map(asPrinted));
      continue;
    }
    if (isSaidAgain(found.phrase.head, items, at)) at += 1;
    const isList = items[at]?.form?.entry.category === 'noun' && isDeniedList(made);
    if ((!isList && isAttributive(found.phrase.head, items, at)) || isHyphenated(items, at)) {
      const { modifiers, head } = found.phrase;
      append(made, modifiers.map(asModifier));
      made.push(asModifier(head));
      continue;
    }
    if (asksForOf(made, found.phrase)) made.push(wordItem('of'));
    const side = sideAfter(items, at, found.phrase);
    if (side !== undefined) at = side.end;
    const isBracketed = depthOf(items, found.end - 1) > 0;
    sayNounPhrase({ ...found.phrase, sideAfter: side?.side ?? null }, made, {
      next: items[at],
      named: isBracketed ? null : named,
    });
    if (isList) made.push(wordItem(',', false));
  }
  return made;
}

/** "signs acute infection", "history DVT": terse notes leave the "of" out. */
const asksForOf = (made: readonly Item[], found: NounPhrase): boolean => {
  const last = made.at(-1);
  const first = found.modifiers[0] ?? found.head;
  return (
    last !== undefined &&
    first.space &&
    [...found.modifiers, found.head].some(({ form }) => form !== null) &&
    first.lower !== 'possible' &&
    // "high-risk leukemia"
    !/^(?:-|high|low|average|intermediate|standard)$/.test(made.at(-2)?.lower ?? '') &&
    /^(?:signs?|evidence|features|history|flare|flare-up|flares|exacerbation|risk|recurrence|episodes?)$/.test(
      lastWord(last),
    )
  );
};

const depthOf = (items: readonly Item[], at: number): number =>
  items.slice(0, at).reduce((depth, { text }) => depth + (text === '(' ? 1 : text === ')' ? -1 : 0), 0);

/** "chylous effusion": what can only be said after a noun stays as printed before one that no entry knows. */
const standsBeforeNoun = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  return item?.form?.entry.category === 'adjective' && isSaidAfter(item.form.say) && isNounLike(items[at + 1]);
};

const isSharedNoun = (items: readonly Item[], at: number): boolean =>
  items[at]?.form?.entry.category === 'noun' && isSharedHead(items, at);

/** "percutaneously placed" is "put in through the skin": an adverb of several words stands after its verb. */
function withAdverbsBehind(items: readonly Item[]): Item[] {
  const made = [...items];
  for (let at = 0; at + 1 < made.length; at += 1) {
    const [adverb, verb] = [made[at], made[at + 1]];
    if (adverb?.form?.entry.category !== 'adverb' || !adverb.text.includes(' ') || verb === undefined) continue;
    const isVerb =
      verb.form === null ? /ed$/.test(verb.lower) || isVerbLike(verb.lower) : verb.form.entry.category === 'verb';
    if (!isVerb) continue;
    made[at] = { ...verb, space: adverb.space };
    made[at + 1] = { ...adverb, space: true };
    at += 1;
  }
  return made;
}

/** "denies fever and chills" is "no fever or chills", up to the next verb. */
function joinDenied(items: readonly Item[]): void {
  let isDenied = false;
  for (const item of items) {
    if (item.form?.entry.category === 'verb') isDenied = / no$/.test(item.text);
    else if (/^(?:but|however|although|has|had|is|was|reports|states)$/.test(item.lower) || /^[.;:]$/.test(item.text))
      isDenied = false;
    else if (isDenied && item.lower === 'and') {
      item.text = 'or';
      item.lower = 'or';
    }
  }
}

/** "No CP SOB palps": what terse notes deny stands side by side. */
const isDeniedList = (made: readonly Item[]): boolean => {
  for (let at = made.length - 1; at >= 0; at -= 1) {
    const word = made[at];
    if (word === undefined) return false;
    if (word.lower === 'no') return true;
    if (word.form === null && word.text !== ',') return false;
  }
  return false;
};

/** "asthma plan": a noun right before another noun describes it, in a short word or as it is printed. */
function isAttributive(head: Item, items: readonly Item[], at: number): boolean {
  const next = items[at];
  if (head.form?.entry.category !== 'noun' || next === undefined || !next.space || next.kind !== 'word') return false;
  // "nodule biopsy slides": no verb that agrees with what stands before it.
  if (next.form !== null)
    return next.form.entry.category === 'noun' || (next.form.inflection === 'base' && !/[^s]s$/.test(head.printed));
  return !isFunctionWord(next.lower) && !actsAsVerb(items, at) && !/ly$/.test(next.lower) && !adverbial.has(next.lower);
}

/** "sepsis-related" */
const isHyphenated = (items: readonly Item[], at: number): boolean =>
  items[at]?.text === '-' && !items[at].space && items[at + 1]?.kind === 'word' && items[at + 1]?.space === false;

const asModifier = (item: Item): Item => {
  const { form } = item;
  if (form === null) return item;
  const short = form.entry.attributive ?? form.say;
  const isShort =
    short.split(' ').length <= 3 &&
    !/ (?:of|in|on|that|with|from|to|around|for|by|after|before|between|near|under|over|inside|at|when|which) |\{side\}/.test(
      `${short} `,
    );
  return { ...item, text: isShort ? short : item.printed, form: isShort ? form : null };
};

const isModifier = (item: Item): boolean =>
  item.form === null
    ? item.kind === 'word' &&
      (plainModifiers.has(item.lower) || sideWords.has(item.lower) || isLevelOfSpine.test(item.lower))
    : item.form.entry.category === 'adjective' || item.form.entry.category === 'place';

const isHead = (item: Item | undefined): item is Item =>
  item?.form?.entry.category === 'noun' || item?.form?.entry.category === 'place';

/** Modifiers and their head, which an entry of the lexicon is, or a word that no entry knows after an entry that describes it. */
function phraseAt(items: readonly Item[], from: number): { phrase: NounPhrase; end: number } | undefined {
  let at = from;
  while (at < items.length && isModifierAt(items, at))
    at += items[at + 1]?.text === '-' && isModifierAt(items, at + 2) ? 2 : 1;
  const next = items[at];
  const last = items[at - 1];
  if (next?.form?.entry.category === 'noun' && isSharedHead(items, from)) return undefined;
  if (next?.form?.entry.category === 'noun' && (next.space || at === from)) {
    return { phrase: { modifiers: modifiersIn(items, from, at), head: next }, end: at + 1 };
  }
  if (at === from) return undefined;
  const describes = items.slice(from, at).some(({ form }) => form !== null);
  const end = endOfUnknownNoun(items, at);
  if (end > at && describes) {
    const words = items.slice(at, end);
    const head = wordItem(words.map(({ text }) => text).join(' '));
    return { phrase: { modifiers: modifiersIn(items, from, at), head }, end };
  }
  if (last !== undefined && isHead(last)) {
    return { phrase: { modifiers: modifiersIn(items, from, at - 1), head: last }, end: at };
  }
  return undefined;
}

const adverbial = new Set(
  'last next every each this twice once daily today soon now again later overnight times nightly weekly monthly yesterday tomorrow here there ago prn well more when where one both all intact convex'.split(
    ' ',
  ),
);

/** "wall thickening", and not "wall showing". */
const isNounInIng = (word: string): boolean =>
  /ing$/.test(word) && !isBaseVerb(word.slice(0, -3)) && !isBaseVerb(`${word.slice(0, -3)}e`);

/** Where the words end that no entry knows, as far as they can be one noun: "wave change". */
function endOfUnknownNoun(items: readonly Item[], from: number): number {
  let at = from;
  while (at < items.length && at < from + 3) {
    const item = items[at];
    if (
      item === undefined ||
      item.form !== null ||
      !isNounLike(item) ||
      !item.space ||
      (actsAsVerb(items, at) && !(at > from && isNounInIng(item.lower))) ||
      adverbial.has(item.lower) ||
      /ly$/.test(item.lower)
    )
      break;
    at += 1;
  }
  return at;
}

/** "breast, colon and ovarian cancer": a noun that belongs to several words before it cannot be said for the last alone. */
function isSharedHead(items: readonly Item[], from: number): boolean {
  const joint = items[from - 1];
  const before = items[from - 2];
  if (before === undefined || joint === undefined || !/^(?:and|or|,)$/.test(joint.lower)) return false;
  return before.form?.entry.category === 'place' || before.form?.entry.category === 'adjective';
}

/** "left-sided" tells the side in two words. */
const isSided = (items: readonly Item[], at: number): boolean =>
  items[at]?.lower === 'sided' && items[at - 1]?.text === '-' && sideWords.has(items[at - 2]?.lower ?? '');

const modifiersIn = (items: readonly Item[], from: number, to: number): Item[] =>
  items.slice(from, to).filter(({ text }, index) => text !== '-' && !isSided(items, from + index));

const isModifierAt = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (isSided(items, at)) return true;
  if (item === undefined || !isModifier(item)) return false;
  // "warned about a bruise", and not "about three bruises"
  if (
    item.lower === 'about' &&
    !/^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(items[at + 1]?.lower ?? '')
  )
    return false;
  // "both bending and stretching": two things, and no two sides.
  if (
    item.lower === 'both' &&
    (/ and /.test(items[at + 1]?.text ?? '') || items.slice(at + 2, at + 5).some(({ lower }) => lower === 'and'))
  )
    return false;
  // "L4-L5" is one place.
  if (isLevelOfSpine.test(item.lower) && (items[at + 1]?.text === '-' || items[at - 1]?.text === '-')) return false;
  // "He left the hospital": a side stands before something that has one.
  if (!sideWords.has(item.lower) || item.form !== null) return true;
  const next = items[at + 1];
  return (next !== undefined && next.kind === 'word' && !isFunctionWord(next.lower)) || isSided(items, at + 2);
};

/** "effusion on the left", "effusion, bilaterally": the side is told in the word that has room for it. */
function sideAfter(
  items: readonly Item[],
  at: number,
  { head, modifiers }: NounPhrase,
): { side: Side; end: number } | undefined {
  if (
    head.form === null ||
    !head.form.entry.say.includes('{side}') ||
    modifiers.some(({ lower }) => sideWords.has(lower))
  )
    return undefined;
  const words = items.slice(at, at + 3).map(({ lower }) => lower);
  const isEnd = (place: number) => !isNounLike(items[place]);
  if (words[0] === 'bilaterally') return { side: 'both', end: at + 1 };
  if (words[0] === 'on' && words[1] === 'the' && (words[2] === 'left' || words[2] === 'right') && isEnd(at + 3))
    return { side: words[2], end: at + 3 };
  if (words[0] === 'on' && words[1] === 'both' && words[2] === 'sides') return { side: 'both', end: at + 3 };
  return undefined;
}
