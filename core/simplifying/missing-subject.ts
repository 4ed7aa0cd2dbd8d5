import { baseOfThird, isFiniteVerb, isParticiple } from './common-verbs.ts';
import { isFunctionWord } from './function-words.ts';
import { inflect } from './inflection.ts';
import { wordItem, type Item } from './items.ts';
import type { Setting } from './rewriting-context.ts';

/** Notes leave out whom they speak of: "Denies fever", "Looks well", "Seen by the nurse". */
export function missingSubject(items: readonly Item[], { kind, section }: Setting): Item[] | undefined {
  const adverb = /^(?:still|also|now|currently|usually|sometimes|often|never)$/.test(items[0]?.lower ?? '') ? 1 : 0;
  const [first, second] = items.slice(adverb);
  if (first === undefined || second === undefined || kind === 'imaging' || kind === 'pathology') return undefined;
  const { form, lower } = first;
  const isThird =
    form === null
      ? baseOfThird(lower) !== undefined && /^\p{L}+s$/u.test(lower)
      : form.entry.category === 'verb' && form.inflection === 'third';
  // "Does have a cough", "Does not smoke"
  if (
    lower === 'does' &&
    /^(?:have|not|feel|take|admit|report|complain|smoke|drink|use|get)$/.test(second?.lower ?? '') &&
    section !== 'findings'
  )
    return [{ ...wordItem('patient', false) }];
  // "Has been on tablets" in a story is of the patient.
  if (lower === 'has' && /^(?:history|past|course|reason)$/.test(section) && !isNounItem(second))
    return [{ ...wordItem('patient', false) }];
  // "Supports an underlying allergy": what was found before it does.
  if (isThird && section === 'conclusion' && ofArguments.has(baseOfThird(lower) ?? ''))
    return [wordItem('this', false)];
  if (isThird && !ofThings.has(baseOfThird(lower) ?? '') && (form !== null || !nounsToo.has(lower)))
    return [{ ...wordItem('patient', false) }];
  const isPast =
    form === null
      ? lower === 'taken' || (isFiniteVerb(lower) && (/ed$/.test(lower) || pasts.has(lower)))
      : form.entry.category === 'verb' && form.inflection === 'past';
  if (!isPast || (adjectives.has(lower) && isNounItem(second))) return undefined;
  if (form === null && isDoctors(lower) && second.lower !== 'as') return [wordItem('the', false), wordItem('doctor')];
  const isPassive =
    form === null && isParticiple(lower) && /^(?:by|to|on|with|for|from|in|at|off|as)$/.test(second.lower);
  return isPassive ? [wordItem('patient', false), wordItem('was')] : [wordItem('patient', false)];
}

/** What the writer of a note does: "Offered a sick note". */
const adjectives = new Set(
  'increased decreased limited reduced elevated improved associated known planned suspected impaired marked related repeated scattered dilated enlarged displaced diffused restricted delayed raised lowered altered unexplained unresolved completed untreated repaired corrected resected excised healed operated'.split(
    ' ',
  ),
);
const isNounItem = (item: Item): boolean =>
  item.form === null
    ? item.kind === 'word' && !isFunctionWord(item.lower)
    : item.form.entry.category === 'noun' || item.form.entry.category === 'place';

const doctorVerbs = new Set(
  'consider advise offer recommend ask discuss explain check reassure review order prescribe refer counsel reiterate emphasize emphasise note mention examine document provide suggest warn encourage recheck arrange book repeat palpate auscultate inspect observe assess evaluate counsel educate update contact call explore validate acknowledge reinforce stress remind chase phone send print request liaise inform address'.split(
    ' ',
  ),
);
const isDoctors = (past: string): boolean => [...doctorVerbs].some((verb) => inflect(verb, 'past') === past);

const pasts = new Set(['had', 'felt', 'went', 'came', 'took', 'was', 'underwent', 'got', 'saw', 'became', 'began']);
/** What tests and lists do, and no person: "Includes a lipid panel". */
const ofThings = new Set(
  'include show reveal measure demonstrate contain represent suggest extend consist indicate involve reflect exhibit'.split(
    ' ',
  ),
);

/** What speaks for a diagnosis. */
const ofArguments = new Set(['support', 'explain', 'confirm', 'favor', 'favour', 'raise', 'warrant']);

/** Words that are the plural of a noun at least as often. */
const nounsToo = new Set([
  'reports',
  'notes',
  'results',
  'tests',
  'plans',
  'visits',
  'records',
  'changes',
  'stools',
  'works',
  'lists',
  'shows',
  'uses',
  'turns',
  'closes',
  'lies',
  'drops',
  'fears',
  'hopes',
  'stops',
  'increases',
  'decreases',
  'calls',
  'exercises',
  'signs',
  'aches',
  'burns',
  'drains',
  'fits',
  'does',
  'is',
  'has',
  'was',
]);
