import { arePresent, isToldByDoctor } from './who-is-present.ts';
import { isBaseVerb, isFiniteVerb, isParticiple, isVerbLike } from './common-verbs.ts';
import { conjugated, adverbs, isPlaceBeforeVerb, secondPersonItem } from './conjugate.ts';
import { isDoctorsAct, isDoneByDoctors, isOfDoctors, isPatientAgain } from './what-doctors-do.ts';
import { isDoctorNoun, patientWords, pronouns, relatives, titles } from './persons.ts';
import { isFunctionWord, sideWords } from './function-words.ts';
import { wordItem, type Item } from './items.ts';

/** To whom a paper is told. `sex` is the patient's, where the paper tells it. */
export type Addressee = {
  reader: 'patient' | 'parent' | 'family';
  sex: 'female' | 'male' | null;
  names: ReadonlySet<string>; // surnames by which the paper calls the patient, in small letters
};

type Voice = { subject: string; object: string; possessive: string; reflexive: string; isYou: boolean };
const voices: Readonly<Record<Addressee['reader'], Voice>> = {
  patient: { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself', isYou: true },
  parent: {
    subject: 'your child',
    object: 'your child',
    possessive: "your child's",
    reflexive: 'themselves',
    isYou: false,
  },
  family: {
    subject: 'your family member',
    object: 'your family member',
    possessive: "your family member's",
    reflexive: 'themselves',
    isYou: false,
  },
};

export const subjectOf = (reader: Addressee['reader']): string => voices[reader].subject;

/** Speaks to the reader: "The patient denies pain in his chest" is of "you", "I recommend" of the doctor. */
export function addressReader(items: readonly Item[], addressee: Addressee): Item[] {
  const voice = voices[addressee.reader];
  const made: Item[] = [];
  let other: 'female' | 'male' | null | undefined;
  let subject: 'you' | 'doctor' | null = null;
  let isQuoted = false;
  let isOfDoctor = false;
  let isAwaitingVerb = false; // "The patient with a cough was seen"
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (/^["“”]$/.test(item.text)) isQuoted = item.text === '“' || (item.text === '"' && !isQuoted);
    if (isQuoted) {
      made.push(item);
      continue;
    }
    if (!voice.isYou && (item.form !== null || item.printed === '') && /\byou/.test(item.text)) {
      made.push({ ...item, text: ofAnother(item.text, voice) });
      continue;
    }
    const named = item.form === null ? item.lower : item.printed.toLowerCase();
    const isDoctorAsSubject =
      isDoctorNoun(named) && at > 0 && at <= 3 && /^(?:the|his|her|an?)$/.test(items[0]?.lower ?? '');
    if (isDoctorAsSubject || (relatives.has(named) && item.form === null && !isAge(items, at))) {
      other = relatives.get(named) ?? null;
      isOfDoctor = isDoctorNoun(named);
    }
    // "seen by Dr. Low and was told that she …": what doctors do not do is said of the patient.
    const isDoctors = isOfDoctor && isDoneByDoctors(items, at);
    const person =
      item.form === null
        ? personAt(items, at, {
            addressee,
            other: isOfDoctor && !isDoctors && isPatientAgain(items, at) ? undefined : other,
          })
        : undefined;
    if (person !== undefined) {
      at += person.length - 1;
      if (person.takesArticle) dropPhraseStart(made);
      made.push({ ...wordItem(person.is(voice), item.space), printed: item.printed });
      // "Dr. Low and I have": two of them.
      const isBoth =
        person.isDoctor &&
        items[at - 1]?.lower === 'and' &&
        items.slice(Math.max(0, at - 5), at - 1).some(({ lower }) => titles.has(lower) || lower === 'dr');
      if (person.role === 'subject') subject = isBoth ? null : person.isDoctor ? 'doctor' : voice.isYou ? 'you' : null;
      // After "the patient says that she …" the pronoun is the patient's again, no matter who was named before.
      if ((person.role === 'subject' || pronouns.has(item.lower)) && !person.isDoctor) other = undefined;
      isAwaitingVerb = subject === 'you' && person.role === 'subject' && isPlaceBeforeVerb(items, at + 1);
      if (isAwaitingVerb) made.push(wordItem(',', false));
      continue;
    }
    if (isAwaitingVerb && /^(?:is|was|has)$/.test(item.lower)) {
      if (made.at(-1)?.text !== ',') made.push(wordItem(',', false));
      made.push(secondPersonItem(item));
      isAwaitingVerb = false;
      continue;
    }
    if (others.has(item.lower)) subject = null;
    made.push(subject === null ? item : conjugated(items, at, subject));
    if (isEndOfClause(item) && !titles.has(items[at - 1]?.lower ?? '') && items[at - 1]?.lower !== 'dr')
      subject = subject === 'you' && item.text === ',' ? subject : item.text === ',' ? subject : null;
  }
  return made;
}

/** Somebody or something else, whose verb is no verb of the reader. */
const others = new Set(['he', 'she', 'they', 'it', 'we', 'you']);

/** What stands before "patient" in its phrase: "this pleasant 41-year-old male". */
function dropPhraseStart(made: Item[]): void {
  const start = made.findLastIndex(({ lower }) => /^(?:the|this|our|said)$/.test(lower));
  if (start === -1 || start < made.length - 7) return;
  if (
    made
      .slice(start + 1)
      .every(
        ({ lower, kind, text, form }) =>
          form === null &&
          (text === '-' ||
            (kind === 'number' && made.some((item) => /^years?$/.test(item.lower))) ||
            (kind === 'word' && !isFunctionWord(lower) && !sideWords.has(lower))),
      )
  )
    made.splice(start);
}

/** Plain words that speak to the patient, for a paper that is read by somebody else. */
const ofAnother = (text: string, { subject, possessive }: Voice): string =>
  text
    .replace(/\byour\b/g, possessive)
    .replace(/\byou (are|have|were|do)\b/g, (_whole, verb: string) => `${subject} ${thirds.get(verb) ?? verb}`)
    .replace(/\byou\b/g, subject);
const thirds: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', have: 'has', were: 'was', do: 'does' }),
);

const isEndOfClause = ({ text }: Item): boolean => /^[.;:!?]$/.test(text);

type Person = {
  is: (voice: Voice) => string;
  length: number;
  role: 'subject' | 'object';
  takesArticle: boolean;
  isDoctor: boolean;
};

function personAt(
  items: readonly Item[],
  at: number,
  { addressee, other }: { addressee: Addressee; other: 'female' | 'male' | null | undefined },
): Person | undefined {
  const { lower, text } = items[at] ?? wordItem('');
  const short = /^I['’](?:m|ve|ll|d)$/.test(text) ? text.slice(2) : undefined;
  const isSubject = isSubjectAt(items, at);
  const make = (more: Partial<Person> & Pick<Person, 'is'>): Person => ({
    length: 1,
    role: isSubject ? 'subject' : 'object',
    takesArticle: false,
    isDoctor: false,
    ...more,
  });
  if (patientWords.has(lower) && !/^(?:pT|PT|PTS)$/.test(text)) {
    const next = items[at + 1];
    if (/^'s$/.test(next?.lower ?? '') || lower.endsWith("'s"))
      return make({
        is: ({ possessive }) => possessive,
        takesArticle: true,
        role: 'object',
        length: lower.endsWith("'s") ? 1 : 2,
      });
    if (
      /^(?:established|new|former|longtime)$/.test(items[at - 1]?.lower ?? '') &&
      !/^(?:the|this)$/.test(items[at - 2]?.lower ?? '')
    )
      return undefined;
    if (
      next?.lower === 'population' ||
      next?.lower === 'portal' ||
      next?.lower === 'education' ||
      !isOwnPatient(items, at)
    )
      return undefined;
    return make({ is: ({ subject }) => subject, takesArticle: true });
  }
  if (titles.has(lower)) {
    const end = items[at + 1]?.text === '.' ? at + 2 : at + 1;
    const name = items[end]?.lower.replace(/'s$/, '') ?? '';
    if (!addressee.names.has(name)) return undefined;
    // "Ms. Reyes' eyes"
    const isBare = items[end + 1]?.text === "'" || items[end + 1]?.text === '’';
    const isPossessive = isBare || items[end]?.lower.endsWith("'s") === true;
    return make({
      is: isPossessive ? ({ possessive }) => possessive : ({ subject }) => subject,
      length: end - at + (isBare ? 2 : 1),
      ...(isPossessive && { role: 'object' }),
    });
  }
  if (text === 'I' && isDoctorAt(items, at)) return make({ is: () => 'the doctor', role: 'subject', isDoctor: true });
  if (short !== undefined)
    return make({ is: () => `the doctor ${shortVerbs.get(short) ?? ''}`, role: 'subject', isDoctor: true });
  if (text === 'me' || lower === 'myself') return make({ is: () => 'the doctor', role: 'object', isDoctor: true });
  if (text === 'my' || (text === 'My' && at === 0 && /^\p{Ll}/u.test(items[1]?.text ?? '')))
    return make({ is: () => "the doctor's", role: 'object', isDoctor: true });
  // "They will call me": the patient and who goes home with them, where nobody was named.
  if (at === 0 && arePresent(items)) return make({ is: ({ subject }) => subject, role: 'subject' });
  // "I asked them to call": whoever was in the room, and the reader was.
  if (lower === 'them' && addressee.reader !== 'family' && isToldByDoctor(items, at))
    return make({ is: () => 'you', role: 'object' });
  if ((lower === 'he' || lower === 'she') && isDoctorsAct(items, at))
    return make({ is: () => 'the doctor', role: 'subject', isDoctor: true });
  const sex = pronouns.get(lower);
  if (sex === undefined) return undefined;
  // "seen by Dr. Low for his pain": what a doctor has is his office, and hardly more.
  const isOwn = (lower === 'his' || lower === 'her') && other === null && !isOfDoctors(items, at);
  const isObject = isObjectOfDoctor(items, at);
  if (!isPatient(sex, addressee, isOwn || isObject ? undefined : other)) return undefined;
  // "She fell", told to her parents, is of their child; inside a sentence the pronoun says so.
  if (addressee.reader !== 'patient')
    return at === 0 && (lower === 'he' || lower === 'she') ? make({ is: ({ subject }) => subject }) : undefined;
  if (lower === 'he' || lower === 'she') return make({ is: ({ subject }) => subject, role: 'subject' });
  if (lower === 'him') return make({ is: ({ object }) => object, role: 'object' });
  if (lower === 'himself' || lower === 'herself') return make({ is: ({ reflexive }) => reflexive, role: 'object' });
  const next = items[at + 1];
  const isPossessive =
    lower === 'his' ||
    (next !== undefined &&
      next.kind !== 'mark' &&
      (next.form !== null || !isFunctionWord(next.lower)) &&
      !isObjectPlace(items, at));
  return make({ is: isPossessive ? ({ possessive }) => possessive : ({ object }) => object, role: 'object' });
}

/** "Dr. Low saw him": whoever sees somebody does not see himself. */
const isObjectOfDoctor = (items: readonly Item[], at: number): boolean =>
  /^(?:him|her)$/.test(items[at]?.lower ?? '') &&
  /^(?:saw|sees?|seen|examined?|evaluated?|follow|call|contact|advised|told|gave|sent|referred|admitted|started|asked|treated|placed|put|followed|checked|took)$/.test(
    items[at - 1]?.lower ?? '',
  ) &&
  !items.slice(Math.max(0, at - 30), at).some(({ lower }) => relatives.has(lower) && !isDoctorNoun(lower)) &&
  !/^(?:own|mother|father|husband|wife|son|daughter)$/.test(items[at + 1]?.lower ?? '');

const shortVerbs: ReadonlyMap<string, string> = new Map(Object.entries({ m: 'is', ve: 'has', ll: 'will', d: 'would' }));

/** "the 41-year-old male patient" is the reader; "known pt", "an established patient" and "in-patient" are kinds of patients. */
function isOwnPatient(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 6; before -= 1) {
    const item = items[before];
    if (item === undefined || item.text === '-') return false;
    if (/^(?:the|this|our|said)$/.test(item.lower)) return true;
    if (item.form !== null || item.kind === 'mark' || isFunctionWord(item.lower) || isVerbLike(item.lower))
      return !/^(?:an?|no|any|each|every|all)$/.test(item.lower) && before === at - 1;
  }
  return at === 0 || items[at - 1]?.kind !== 'word';
}

/** The writer, and no number: "I recommend" and "at this stage I recommend", not "stage I sleep". */
const isDoctorAt = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  const before = items[at - 1]?.lower ?? '';
  if (next === undefined || next.kind !== 'word' || !/^\p{Ll}/u.test(next.printed || next.text)) return false;
  if (numbered.test(before) && !/^(?:this|that|which)$/.test(items[at - 2]?.lower ?? '')) return false;
  return !/^(?:and|or|to)$/.test(before) || isVerbLike(next.lower) || adverbs.test(next.lower);
};

/** What Roman numbers stand after. */
const numbered = /^(?:grade|type|stage|class|axis|bipolar|factor|cn|phase|level|zone|hepatitis|mallampati|chiari)$/;

/** "see her back", "made her fearful": no noun follows. */
const isObjectPlace = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1]?.lower ?? '';
  // "pain in her back", "within her home", "help from her family"
  if (
    (next === 'back' || next === 'home' || next === 'family' || next === 'belly') &&
    /^(?:in|on|of|to|for|with|from|down|across|into|through|over|within|inside|at|around|near|outside|by)$/.test(
      items[at - 1]?.lower ?? '',
    )
  )
    return false;
  const isVerb =
    isFiniteVerb(next) &&
    !/[^s]s$/.test(next) &&
    /^(?:too|so|when|and|but|off|out|up|down|suddenly|at|in|on|to|,|\.)$/.test(items[at + 2]?.lower ?? '.');
  const isHelped = /^(?:help|helps|helped|helping|let|lets|make|makes|made)$/.test(items[at - 1]?.lower ?? '');
  return (
    isVerb ||
    // "wanted her not to be woken"
    /^not\b/.test(items[at + 1]?.text ?? '') ||
    (isHelped && (isBaseVerb(next) || next === 'quit')) ||
    // "have her discuss it", "mail her the results"
    (/^(?:have|had|having|let)$/.test(items[at - 1]?.lower ?? '') && doesOnly.test(next)) ||
    /^(?:the|an?|this|that)$/.test(next) ||
    (items[at + 1]?.kind === 'number' && items[at + 2]?.text !== '-' && !/\d(?:st|nd|rd|th)$/.test(next)) ||
    (/^(?:have|has|had|having|get|getting|got)$/.test(items[at - 1]?.lower ?? '') &&
      (isParticiple(next) ||
        items[at + 1]?.form?.inflection === 'past' ||
        items[at + 1]?.form?.inflection === 'participle')) ||
    (/^(?:last|next|this|every|each)$/.test(next) &&
      /^(?:week|month|year|time|day|morning|visit|night)$/.test(items[at + 2]?.lower ?? '')) ||
    (/^(?:told|asked|informed|advised)$/.test(items[at - 1]?.lower ?? '') && /ly$|^very$/.test(next)) ||
    // "weighing on her lately"
    (/ly$/.test(next) && items[at + 2]?.kind !== 'word') ||
    /^(?:back|again|today|later|tonight|shortly|sometime|home|up|off|out|down|aware|alone|twice|once|soon|tomorrow|yesterday|comfortable|anxious|well|better|worse|tired|sleepy|dizzy|closely|carefully|regularly|immediately|frequently|promptly|conservatively|medically|surgically|accordingly|lately|recently|either|enough)$/.test(
      next,
    ) ||
    // "for her painful knee"
    (/(?:ful|able)$/.test(next) && !/^(?:in|on|of|to|for|with|from|at|by|about|over)$/.test(items[at - 1]?.lower ?? ''))
  );
};

/** What somebody does, and no name of a thing. */
const doesOnly =
  /^(?:discuss|follow|see|come|go|continue|undergo|bring|hold|keep|take|begin|get|be|try|start|stop|return|call|remain|wear|avoid)$/;

/** After a mother or a husband of the same sex, it is unknown whom a pronoun means. */
function isPatient(
  sex: 'female' | 'male',
  { sex: own }: Addressee,
  other: 'female' | 'male' | null | undefined,
): boolean {
  if (own !== null && own !== sex) return false;
  if (other === undefined) return true;
  return own === sex && other !== null && other !== sex;
}

const isSubjectAt = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1]?.lower;
  return !(
    before !== undefined &&
    /^(?:accompanied|brought|accompanies|brings|found|evaluated|assessed|treated|asked|helped|left|informed|contacted|with|to|for|by|from|of|on|in|see|saw|gave|give|called|told|told|advised|instructed|examined)$/.test(
      articleBefore(items, at - 1),
    )
  );
};

const articleBefore = (items: readonly Item[], at: number): string => {
  const word = items[at]?.lower ?? '';
  return word === 'the' || word === 'this' ? (items[at - 1]?.lower ?? '') : word;
};

/** "As a child he had measles" */
const isAge = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.lower === 'a' && items[at - 2]?.lower === 'as';
