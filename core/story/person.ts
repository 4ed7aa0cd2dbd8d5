import { sexStatedIn } from '../reading/labs/stated-person.ts';
import { hasDied } from './has-died.ts';

/** Whose paper it is, and who is spoken to. `age` in full years; null where the paper does not tell. */
export type Person = {
  sex: 'female' | 'male' | null;
  age: number | null;
  isPregnant: boolean;
  addressee: 'patient' | 'parent' | 'family';
  names: ReadonlySet<string>; // by which the paper calls the patient after a title, in small letters
};

/** Under this age the parents are spoken to. */
const ownReader = 16;
const adult = 18;
const fertile = 10;

export const isAdult = ({ age }: Person): boolean => age === null || age >= adult;

export function personOf(text: string): Person {
  const age = ageIn(text);
  return {
    sex: sexStatedIn(text) ?? sexBesideBirth(text) ?? sexByWords(text.slice(0, looked)),
    age,
    isPregnant: pregnant.test(text) && !notPregnant.test(text) && (age === null || age >= fertile),
    addressee: hasDied(text)
      ? 'family'
      : (age !== null ? age < ownReader : isOfChild(text.slice(0, looked)))
        ? 'parent'
        : 'patient',
    names: namesIn(text.slice(0, looked)),
  };
}

/** "PATIENT: ALPHA, ANNA   DOB 03/03/1958   F". */
function sexBesideBirth(text: string): Person['sex'] {
  const letter = /\b(?:dob|date of birth)\b[^\n]{0,24}\d\s{1,12}[/(]?([FM])\b/i.exec(text)?.[1]?.toUpperCase();
  return letter === undefined ? null : letter === 'F' ? 'female' : 'male';
}

/** A paper that tells no age, but speaks of a child again and again: "The child was taken", "this little boy". */
const isOfChild = (text: string): boolean =>
  /\bthis (?:pleasant|lovely|delightful|little|young|small) (?:boy|girl|child|toddler)\b/i.test(text) ||
  // "Mother states that he coughs": grown people speak for themselves.
  /(?:^|[.\n]\s{0,3})(?:the |his |her )?(?:mother|mom|mum|father|dad|parents) (?:states?|reports?|says|notes|denies|has noticed)\b/i.test(
    text,
  ) ||
  (text.match(
    /\b(?:this|the) (?:child|boy|girl|toddler) (?:is|was|has|had|does|did|will|appears|tolerated|remained|continues|presents)\b/gi,
  )?.length ?? 0) > 1;

const newborn = /\b(?:infant|newborn|neonate|neonatal|apgars?|nicu|premature|prematurity)\b/gi;

/** "The patient is a 31-year-old gravida 2", "This 31-year-old primigravida": she who gives birth, and not "born to a 31-year-old". */
const ofMother =
  /\b(?:patient|she|mrs?\.? \p{L}+|ms\.? \p{L}+|this)\s(?:(?:is|was)\s)?(?:an?\s)?(?:\p{L}+\s){0,2}(?:1[2-9]|[2-5]\d)[- ]year[- ]old\b(?![^.]{0,60}\bmother\b)/iu;

/** "The patient is an 1812 g baby boy born to a 32-year-old" */
const ofNewborn =
  /\b(?:patient|this|infant|baby)\s(?:is|was)\s(?:an?|the)\s(?:(?!\b(?:years?|yrs?|who|with|mother)\b)[^.]){0,60}?\b(?:baby|infant|newborn|neonate|preemie)\b(?! (?:mother|father|daughter|son))/i;

/** How a child is delivered is told of the mother. */
const ofBirth =
  /\b(?:bladder (?:flap|blade)|uterine incision|hysterotomy|uterus was|amniotomy|episiotomy|perineum|fundal massage|cord was (?:doubly )?clamped)\b/i;

const years = /\bage(?:\s?\/\s?sex)?(?: at [a-z ]{3,30})?\s{0,4}[:=]?\s{0,8}(\d{1,3})\s{0,3}(?:a|y|yrs?|years?)\b/i;
const bareYears = /\bage\s{0,4}[:=]\s{0,8}(\d{1,3})\b(?!\s{0,3}(?:min|h|d|w|m)|[-/.]\d)/i;
/** A figure before it is part of a slip of the pen: "7 7 y/o". */
const yearsOld = /(?<!\d )\b(\d{1,3})[ -]?(?:year|yr|y)s?[ /-]?(?:o\b|old\b)/i;
const young =
  /\bage\s{0,4}[:=]?\s{0,8}\d{1,3}\s{0,3}(?:min|minutes?|h|hours?|hrs?|d|days?|wks?|weeks?|mo|mos|months?)\b|\b\d{1,2}[ -](?:day|week|wk|month|mo)s?[ -]old\b|\bnew-?born\b|\bneonat(?:e|al)\b|\binfant\b|\b(?:is|this) an? (?:\w+ )?toddler\b|\bbaby (?:boy|girl)\b|\bdried blood spot\b/i;

/** "A 5-month-old boy with two siblings, one 18-year-old" */
const monthsOld =
  /\b(?<!\b(?:his|her|my|their|with an?) )(\d{1,3})[- ](day|week|month)s?[- ]old,? (?:\p{L}+,? ){0,3}?(?:boy|girl|male|female|infant|baby|child|newborn)\b/iu;

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const ageInWords = new RegExp(
  `\\b(${numberWords.join('|')}|\\d{1,2})(?:[- ](?:and[- ]a[- ]half|1/2))?(?=-(?:day|week|month|year)s?-old\\b)`,
  'gi',
);

/** "A two-and-a-half-month-old boy" is 2 months old. */
const withAgesInFigures = (text: string): string =>
  text.replace(ageInWords, (_whole, words: string) => {
    const figure = numberWords.indexOf(words.toLowerCase());
    return figure < 0 ? words : String(figure);
  });

function ageIn(printed: string): number | null {
  const text = withAgesInFigures(printed);
  // A newborn's paper names the age of the mother; a mother's paper names her own before anything of the child.
  const start = text.slice(0, looked);
  if (ofNewborn.test(start)) return 0;
  if ((start.match(newborn)?.length ?? 0) >= 3 && !ofMother.test(start) && !ofBirth.test(start)) return 0;
  const months = monthsOld.exec(start);
  const isOfChild =
    checkUpOfChild.test(start) ||
    (!ofBirth.test(start) && (months?.index ?? 0) < (yearsOld.exec(text)?.index ?? Infinity));
  if (months !== null && isOfChild)
    return months[2]?.toLowerCase() === 'month' ? Math.floor(Number(months[1]) / 12) : 0;
  // "A 28-year-old man; murmur since age 5 years": the first is his age.
  const [stated] = [years, bareYears, yearsOld]
    .map((form) => form.exec(text))
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index);
  if (stated?.[1] !== undefined) return Number(stated[1]);
  // "54F review rash" opens a note.
  const opening = /^\W{0,4}(\d{1,3}) ?[MF]\b/m.exec(text.slice(0, 600))?.[1];
  if (opening !== undefined) return Number(opening);
  return young.test(text) && !ofBirth.test(start) ? 0 : ageByBirth(text);
}

const born =
  /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born|geb(?:oren)?\.?)\b[^\n\d]{0,20}([\d\p{L} ./-]{6,24})/iu;
const anyYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const inOrder = /(?:19|20)\d{2}-(\d{2})-(\d{2})/g;

/** From the date of birth to the latest date that the paper prints. Where months are not certain, the year alone counts. */
function ageByBirth(text: string): number | null {
  const found = born.exec(text);
  const birth = found?.[1]?.match(anyYear)?.[0];
  if (found === null || birth === undefined) return null;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  const latest = [...rest.matchAll(anyYear)].reduce((last, [year]) => Math.max(last, Number(year)), 0);
  if (latest < Number(birth)) return null;
  const dayOfBirth = found[1]?.match(inOrder)?.[0]?.slice(5);
  const day = [...rest.matchAll(inOrder)].map(([date]) => date).findLast((date) => date.startsWith(String(latest)));
  const isBefore = dayOfBirth !== undefined && day !== undefined && day.slice(5) < dayOfBirth;
  return Math.max(0, latest - Number(birth) - (isBefore ? 1 : 0));
}

const pregnant =
  /\bpregnan(?:t|cy) status\W{1,12}pregnant\b|\b(?:is|was|am|currently|weeks?|wks?) pregnant\b|\bpregnant (?:woman|female|patient)\b|\bprenatal\b|\bantenatal\b|\b(?:first|second|third|1st|2nd|3rd) trimester\b|\bgestational age\b|\bgravida\b|\bpregnancy status: pregnant\b/i;
const notPregnant = /\bnot pregnant\b|\bnon-?pregnant\b/i;
/** Here the birth that is told of is the child's own. */
const checkUpOfChild = /\bwell[- ](?:child|baby)\b/i;

const looked = 8000;

/** By the words that speak of somebody: "he", "this woman", "57F". */
function sexByWords(text: string): Person['sex'] {
  const short = /\b\d{1,3} ?(?:y\/?o ?)?([FM])\b|\b([FM]) ?\d{2}\b/.exec(text);
  const letter = short?.[1] ?? short?.[2];
  if (letter !== undefined) return letter === 'F' ? 'female' : 'male';
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const female = count(/\b(?:she|her|woman|lady|mrs|ms|girl)\b|\b(?:old|y\/?o|white|black)[ -](?:\w+ )?female\b/gi);
  const male = count(/\b(?:he|his|him|man|gentleman|mr|boy)\b|\b(?:old|y\/?o|white|black)[ -](?:\w+ )?male\b/gi);
  if (female === male) return null;
  return female > male ? 'female' : 'male';
}

/** "Dear Mr. Low", "his wife, Mrs. Low": somebody else. */
const greeted =
  /\b(?:dear|by|from|to|with|wife|husband|mother|father|daughter|son|sister|brother|nurse|surgeon|consultant|partner|guardian),? (?:Mr|Mrs|Ms|Miss)\b/i;

/** Names after a title that come again, or of whom the paper says who it is: "Mr. Lowe is a 62-year-old man". */
function namesIn(text: string): Set<string> {
  const counts = new Map<string, number>();
  for (const [, name = '', after = ''] of text.matchAll(
    /\b(?:Mr|Mrs|Ms|Miss)\.? ([A-Z][\p{L}'-]*)((?: is an? | is \d| returns| presents| comes| was seen| was admitted| is being| will)?)/gu,
  )) {
    const key = name.toLowerCase().replace(/'s?$/, '');
    counts.set(key, (counts.get(key) ?? 0) + (after === '' ? 1 : 2));
  }
  // "Mr. Low does well": the only one whom the paper names.
  const isOnly = counts.size === 1 && !greeted.test(text);
  const known = [...counts].filter(([, count]) => count > 1 || isOnly).map(([name]) => name);
  return known.length <= 2 ? new Set(known) : new Set();
}
