import { isBaseVerb, isFiniteVerb, isParticiple } from './common-verbs.ts';
import { auxiliaries, conjunctions, determiners, isFunctionWord, plainModifiers, pronouns } from './function-words.ts';
import { wordItem, type Item } from './items.ts';
import { amountWords, lacksArticle } from './lacks-article.ts';
import { missingSubject } from './missing-subject.ts';
import type { Setting } from './rewriting-context.ts';
import { stateAfterThing } from './thing-and-state.ts';

/** Makes a sentence of a line without a verb: "No fracture" is "There is no fracture", "Lungs clear" is "The lungs are clear". */
export function completeSentence(items: readonly Item[], setting: Setting): Item[] {
  // A name stands inside a sentence of ours.
  if (setting.section === 'name') return [...items];
  const labelled = withoutLabel(items);
  if (labelled !== undefined) return labelled;
  const colon = items.findIndex(({ text }) => text === ':');
  if (colon > 0 && colon < 6) return [...withoutOwnArticles(items.slice(0, colon + 1)), ...items.slice(colon + 1)];
  if (items.length === 0) return [];
  const subject = missingSubject(items, setting);
  if (subject !== undefined)
    return [...subject, ...items.map((item, at) => (at === 0 ? { ...lowered(item), space: true } : item))];
  const asked = askedAtEnd(items);
  if (asked !== undefined) return withVerb(items, asked, setting);
  if (hasVerb(items))
    return startsWithOwnArticle(items) ? [{ ...wordItem('the'), space: false }, ...items.slice(1)] : [...items];
  if (isRequest(items)) return [...items];
  const predicate = predicateAt(items);
  if (predicate !== undefined) return withVerb(items, predicate, setting);
  const state = naming.has(setting.section) ? stateAfterThing(items) : undefined;
  if (state !== undefined) return withVerb(items, state, setting);
  return thereIs(items, setting);
}

/** "MRI advised", "follow-up not needed": what is asked for, with no verb before it. */
function askedAtEnd(items: readonly Item[]): number | undefined {
  const last = items.at(-1);
  if (
    last === undefined ||
    items.length < 2 ||
    last.form !== null ||
    !/^(?:advised|recommended|suggested|requested|needed|required|indicated|awaited)$/.test(last.lower)
  )
    return undefined;
  const before = items.slice(0, -1);
  const at = before.at(-1)?.lower === 'not' ? before.length - 1 : before.length;
  return at === 0 || hasVerb(before) || before.some(({ lower }) => auxiliaries.has(lower) && lower !== 'not')
    ? undefined
    : at;
}

/** Parts of a paper that name what there is. */
const naming = new Set(['findings', 'conclusion', 'exam']);

/** What a sentence begins with, and had no article in a terse note, is something known: "Biopsy showed" is "The biopsy showed". */
/** "Partial obstruction is suspected": first named here, and maybe not there at all. */
const isBroughtUp = (items: readonly Item[]): boolean =>
  items.some(
    ({ lower }, at) =>
      /^(?:is|was|been)$/.test(lower) &&
      /^(?:suspected|possible|excluded|ruled|likely|probable|seen|noted|found|identified|visuali[sz]ed)$/.test(
        items[at + 1]?.lower ?? '',
      ),
  );

const startsWithOwnArticle = (items: readonly Item[]): boolean => {
  const comma = items.findIndex(({ text }) => text === ',');
  return (
    items[0]?.lower === 'a' &&
    items[0].printed === '' &&
    !isBroughtUp(items) &&
    (comma === -1 || hasVerb(items.slice(0, comma)) || !hasVerb(items))
  );
};

/** A label has no article. */
const withoutOwnArticles = (items: readonly Item[]): Item[] =>
  items.filter(({ text, printed }) => text === printed || printed !== '' || text.length > 3);

const hasVerb = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const { form, lower } = item;
    if (form !== null) {
      if (form.entry.category === 'verb') {
        if (pronouns.has(items[at - 1]?.lower ?? '')) return true;
        if (form.inflection === 'base')
          return at > 0 && (subjects.has(items[at - 1]?.lower ?? '') || isPluralItem(items[at - 1]));
        return form.inflection === 'past' || form.inflection === 'third' ? !isBesideNoun(items, at) : false;
      }
      return (
        form.entry.category === 'phrase' &&
        form.say.split(' ').some((word) => isFiniteVerb(word) && !isParticiple(word))
      );
    }
    if (at > 0 && stative.has(lower) && items[at - 1]?.lower !== 'to') return true;
    if (isBaseVerb(lower) && at > 0 && (subjects.has(items[at - 1]?.lower ?? '') || isPluralItem(items[at - 1])))
      return true;
    if (!isFiniteVerb(lower)) return false;
    if (pronouns.has(items[at - 1]?.lower ?? '')) return true;
    return !isParticiple(lower) || !isBesideNoun(items, at);
  });

const isPluralItem = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.form === null
    ? /[^su]s$/.test(item.lower) || item.lower === 'both'
    : item.form.isPlural || item.form.entry.number === 'plural' || / of the \p{L}+[^su]s$/u.test(item.text));

/** Said of several things at once: "heart and lungs appear normal". */
const stative = new Set([
  'appear',
  'remain',
  'look',
  'seem',
  'demonstrate',
  'suggest',
  'reveal',
  'represent',
  'show',
  'include',
  'indicate',
]);

const subjects = new Set(['i', 'we', 'you', 'they', 'to', 'who']);

/** "enlarged heart": a participle right before its noun, or at the end after one ("heart enlarged"), is no verb by itself. */
const isBesideNoun = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  const previous = items[at - 1];
  return (
    at === 0 ||
    previous === undefined ||
    (determiners.has(previous.lower) && previous.form === null) ||
    (next !== undefined &&
      next.kind === 'word' &&
      !isFunctionWord(next.lower) &&
      !/ly$/.test(next.lower) &&
      previous.form === null &&
      isFunctionWord(previous.lower))
  );
};

/** "Follow up with …", "Return if …": said to the reader as it stands. */
function isRequest([first]: readonly Item[]): boolean {
  if (first === undefined) return false;
  if (first.form !== null)
    return first.form.entry.category === 'verb'
      ? first.form.inflection === 'base'
      : first.form.entry.category === 'phrase' && isBaseVerb(first.form.say.split(' ')[0] ?? '');
  return isBaseVerb(first.lower) || first.lower === 'please' || first.lower === 'if';
}

const doseWords =
  /^(?:mg|mcg|ml|units?|tablets?|puffs?|drops?|capsules?|g|iu|meq|daily|nightly|weekly|hourly|monthly)$/;

const isOfDose = (word: string): boolean => word !== 'g' && word !== 'ml' && doseWords.test(word);

const predicates = new Set(
  'clear normal unreliable invalid spurious uninterpretable soft stable intact unchanged negative positive supple regular warm dry moist symmetric symmetrical equal full good clean open closed present absent available pending enlarged alert awake comfortable well healthy mild moderate severe small large better worse high low elevated adequate painful noticeable patent tortuous'.split(
    ' ',
  ),
);

/** Where "clear" or "not sore" begins, in a line that names a thing and what it is like. */
function predicateAt(items: readonly Item[]): number | undefined {
  const [first] = items;
  if (items.some(({ lower }) => doseWords.test(lower))) return undefined;
  if (
    first === undefined ||
    /^(?:no|not|without|with|for|to|in|on|at|of|from|by|after|before|if|and|or|otherwise)$/.test(first.lower)
  )
    return undefined;
  let hasOne = false;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item === undefined) return undefined;
    const isOne = item.form === null ? predicates.has(item.lower) : item.form.entry.category === 'adjective';
    const isJoint =
      /^(?:,|and|or|but)$/.test(item.lower) || /ly$/.test(item.lower) || item.form?.entry.category === 'adverb';
    hasOne ||= isOne;
    if (isOne || isJoint) continue;
    // "constant, getting worse"
    if (!hasOne || item.kind === 'mark' || /ing$/.test(item.lower)) return undefined;
    const isThing =
      item.form !== null
        ? item.form.entry.category === 'noun' || item.form.entry.category === 'place'
        : item.kind === 'word' && !isFunctionWord(item.lower) && (at > 0 || !isParticiple(item.lower));
    return isThing ? at + 1 : undefined;
  }
  return undefined;
}

function withVerb(items: readonly Item[], at: number, setting: Setting): Item[] {
  const thing = items.slice(0, at);
  const last = thing.at(-1);
  const isPlural =
    thing.some(({ lower }) => lower === 'and') ||
    (last?.form !== null && last?.form !== undefined
      ? last.form.isPlural || last.form.entry.number === 'plural'
      : /[^sau]s$/.test(last?.lower ?? ''));
  const [first] = thing;
  const needsArticle =
    first !== undefined &&
    first.lower !== 'nothing' &&
    first.kind === 'word' &&
    (first.form === null
      ? !determiners.has(first.lower)
      : first.printed !== '' &&
        !isPlural &&
        first.form.entry.number !== 'mass' &&
        !determiners.has(firstWordOf(first)));
  const verb = isPast(setting) ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
  return [
    ...(needsArticle ? [wordItem('the', false)] : []),
    ...thing.map((item) => ({ ...lowered(item), space: true })),
    wordItem(verb),
    ...items.slice(items[at]?.text === ',' ? at + 1 : at),
  ];
}

/** "Stable outline of the heart with a normal size": what a part of the body is like. */
function describedPlace(items: readonly Item[], setting: Setting): Item[] | undefined {
  const [first, ...others] = items[0]?.lower === 'the' && items[0].printed === '' ? items.slice(1) : items;
  if (first?.form?.entry.category !== 'place' || !/^(?:|,|with|without)$/.test(others[0]?.lower ?? ''))
    return undefined;
  const say = first.form.say.replace('{side} ', '');
  const [like = '', ...rest] = first.text.split(` ${say}`);
  if (rest.join('') !== '' || !predicates.has(like)) return undefined;
  const isPlural = first.form.isPlural || first.form.entry.number === 'plural';
  const verb = isPast(setting) ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
  return [wordItem('the', false), { ...first, text: say, space: true }, wordItem(verb), wordItem(like), ...others];
}

const isPlaceAlone = (items: readonly Item[]): boolean => {
  const [first, second] = items[0]?.lower === 'the' && items[0].printed === '' ? items.slice(1) : items;
  return first?.form?.entry.category === 'place' && second?.text === ',';
};

function thereIs(items: readonly Item[], setting: Setting): Item[] {
  const place = describedPlace(items, setting);
  if (place !== undefined) return place;
  const [first] = items;
  if (items.some(({ lower }) => isOfDose(lower))) return [...items];
  if (first === undefined) return [];
  const opening = first.form === null ? first.lower : first.form.entry.category === 'phrase' ? firstWordOf(first) : '';
  const startsPhrase =
    /^(?:negative|positive|submitted|received|consistent|compared|status|with|for|to|in|on|at|of|from|by|after|before|if|and|or|as|per|not|due|because|s|while|without|than|that|until|we|i|it|this|you|unable|able|interval|otherwise|these|those|evaluation)$/.test(
      opening,
    );
  if (startsPhrase || first.kind === 'mark' || isMeasure(items)) return [...items];
  if (!naming.has(setting.section)) return [...items];
  // "No lifting until seen again" is asked for, "other matters as per the team" stands elsewhere.
  if (items.some(({ lower }, at) => lower === 'until' || (lower === 'as' && items[at + 1]?.lower === 'per')))
    return [...items];
  // "Right upper lobe, lobectomy": the name of a part of the body says nothing of it.
  if (isPlaceAlone(items)) return [...items];
  const isRow = items.some(({ kind }, at) => kind === 'number' && items[at - 1]?.form?.entry.category === 'noun');
  if (isRow || !isNamedAt(items, setting)) return [...items];
  const isPlural = isPluralPhrase(items);
  const verb = isPast(setting) ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
  return [
    wordItem('there'),
    wordItem(verb),
    ...(reports.has(setting.kind) && lacksArticle(items)
      ? [wordItem(/^(?:8|11|18)\b/.test(first.text) ? 'an' : 'a')]
      : []),
    ...items.map((item, at) => (at === 0 ? { ...lowered(item), space: true } : item)),
  ];
}

const firstWordOf = ({ text }: Item): string => text.split(' ', 1)[0]?.toLowerCase() ?? '';

/** "Width of the head = 8.3 cm" names no thing that is there. */
const isMeasure = (items: readonly Item[]): boolean => items.some(({ text }) => text === '=');

const reports = new Set(['imaging', 'pathology', 'operative', 'test']);

/** Reports name what there is, by a word that is known; notes are terse in too many ways for more than what is surely named. */
function isNamedAt(items: readonly Item[], { kind }: Setting): boolean {
  if (items[0]?.lower === 'no') return true;
  if (reports.has(kind))
    return items.some(
      ({ form, lower }) =>
        form?.entry.category === 'noun' ||
        form?.entry.category === 'place' ||
        amountWords.has(lower) ||
        isTerm.test(lower),
    );
  const unknown = items.filter(
    ({ form, kind: sort, lower }) =>
      form === null && sort === 'word' && !isFunctionWord(lower) && !plainModifiers.has(lower),
  );
  return unknown.length < 2 && items.slice(0, 2).some(({ form }) => form?.entry.category === 'noun');
}

/** The ending of an illness or a growth that no entry knows. */
const isTerm =
  /(?:omas?|itis|osis|oses|emia|aemia|pathy|megaly|ectasis|ectasia|lesions?|cysts?|mass(?:es)?|nodules?|fractures?|stones?|hernias?|clots?|tears?|lumps?|spots?|spurs?)$/;

function isPluralPhrase(items: readonly Item[]): boolean {
  if (/^(?:two|three|four|five|six|several|multiple|many|few|both)\b/.test(items[0]?.text.toLowerCase() ?? ''))
    return true;
  const at = items.findIndex((item) => item.form?.entry.category === 'noun');
  const head = items[at];
  // "no signs infection"
  if (
    items.slice(0, at).some(({ form, lower }) => form === null && /^(?:signs|features|symptoms|changes)$/.test(lower))
  )
    return true;
  if (head !== undefined && head.form !== null) return head.form.isPlural || head.form.entry.number === 'plural';
  const end = items.findIndex(
    ({ lower, kind }, at) =>
      at > 0 && (kind === 'mark' || conjunctions.has(lower) || /^(?:of|in|on|with|at)$/.test(lower)),
  );
  const noun = items[(end === -1 ? items.length : end) - 1];
  return /[^sui]s$/.test(noun?.lower ?? '');
}

const isPast = ({ kind, section }: Setting): boolean =>
  section === 'exam' || section === 'done' || kind === 'operative';

const lowered = (item: Item): Item =>
  /^\p{Lu}(?:\p{Ll}+)?$/u.test(item.text) && item.text !== 'I' ? { ...item, text: item.text.toLowerCase() } : item;

/** "Lungs: Clear": what the label names is what is described. */
function withoutLabel(items: readonly Item[]): Item[] | undefined {
  const colon = items.findIndex(({ text }) => text === ':');
  if (colon < 1 || colon > 4 || colon === items.length - 1) return undefined;
  const label = items.slice(0, colon);
  const rest = items.slice(colon + 1);
  const last = label.at(-1);
  const isThing = last?.form?.entry.category === 'place' || last?.form?.entry.category === 'noun';
  const isDescribed = rest.every(
    ({ lower, form, kind }) =>
      (form === null
        ? predicates.has(lower) || /^(?:,|and|but|or)$/.test(lower) || /ly$/.test(lower)
        : form.entry.category === 'adjective' || form.entry.category === 'adverb') || kind === 'mark',
  );
  if (!isThing || !isDescribed) return undefined;
  const isPlural =
    last?.form?.isPlural === true ||
    last?.form?.entry.number === 'plural' ||
    label.some(({ lower }) => lower === 'and');
  return [...label, wordItem(isPlural ? 'are' : 'is'), ...rest.map(lowered)];
}
