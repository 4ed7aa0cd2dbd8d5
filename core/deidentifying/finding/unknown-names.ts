import type { Personal } from '../personal.ts';
import { deed } from './deeds.ts';
import { isAmongShortForms, isNameOfThing } from './names-of-things.ts';
import { eponym } from '../words/medical-words.ts';
import { isProduct } from '../words/eponyms.ts';
import { nameWord } from '../words/name-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';
import type { NameWord } from './name-words-in.ts';

/** Words with a capital that are neither English nor medical, and those that are both word and name where only a name can stand. */
export function unknownNames(words: readonly NameWord[], isProtected: (span: NameWord['span']) => boolean): Personal[] {
  return words.flatMap((found): Personal[] =>
    isProtected(found.span) || !isNameAlone(found) ? [] : [{ kind: kindOf(found), span: found.span }],
  );
}

function isNameAlone(found: NameWord): boolean {
  const { word, isCapitals, before, after } = found;
  const lower = word.toLowerCase();
  if (isProduct(lower)) return false;
  const name = nameWord(lower);
  if (name === 'seldom' && !isCapitals && /(?:^|[.!?] )$/.test(before.trimStart()) && surely.test(after)) return true;
  if (name === 'both')
    return (
      !isCapitals && (isTown(found) || (isAmongWords(found) && !(eponym(word) && isAmongShortForms(before, after))))
    );
  if (isNameOfThing(word, after, before))
    return !isCapitals && deed.test(after) && !(eponym(word) === 'thing' && isDoneWith.test(after));
  if (isOrdinary(word)) return false;
  if (isCapitals ? isShortForm(found) : word.length < 3) return false;
  return !isLabel(found) && !isDosed(after) && !isTablet(found);
}

/** "ED", "ANA": a few capitals, unless all of the line has them and somebody could be called so. */
const isShortForm = ({ word, before, after }: NameWord): boolean =>
  word.length < 5 && (nameWord(word.toLowerCase()) !== 'name' || /\p{Ll}/u.test(before + after) || word.length < 3);

/** "Esmarch was then removed". */
const isDoneWith =
  /^ (?:was|were|is) (?:then |\p{Ll}+ly )?(?:used|removed|placed|applied|inserted|performed|introduced|exchanged|closed|repaired|released|negative|positive)(?!\p{L})/u;

/** What nothing but a person does. */
const surely =
  /^ (?:denies|denied|reports|reported|states|stated|says|said|drives|drove|lives|lived|told|feels|complains|agrees)(?!\p{L})/u;

/** "an office in Newton", "back from Chester". */
const isTown = ({ word, before, after }: NameWord): boolean =>
  /\p{Ll}[,)]? (?:in|near|from) $/u.test(before) &&
  /^(?:[.,;)]|$| \p{Ll})/u.test(after) &&
  !isNameOfThing(word, after, before);

/** A capital in the middle of words in small letters, or at the beginning of what a person does. */
const isAmongWords = ({ before, after }: NameWord): boolean =>
  (/\p{Ll} $/u.test(before) &&
    !/(?:^|[^\p{L}])(?:the|an?|this|that|his|her|their|our|in|of|stage|grade|type) $/iu.test(before)) ||
  (/(?:^|[.!?] )$/.test(before.trimStart()) && deed.test(after));

/** "Zonulin: 45", "Prescriber:" at the beginning of a line or a column: a name of a value. */
const isLabel = ({ word, before, after }: NameWord): boolean =>
  /^(?: [\p{L}()]{1,12}){0,2} ?:[ \t]*(?:[<>]?\d|positive|negative|normal|not? |none|pending|see |detected|absent|present|nil)/iu.test(
    after,
  ) ||
  (nameWord(word.toLowerCase()) === undefined && /(?:^|[ \t]{2}|[|•*-] )$/.test(before) && /^ ?[:=]/.test(after));

/** "Xyzal 5 mg", "Zonulin 45 ng/mL": a medicine or a result. */
const isDosed = (after: string): boolean =>
  /^(?: (?:XR|ER|SR|XL|CR|HCT|HFA|level|total|free|Ab|Ag|IgG|IgM|IgA)){0,2},?[ \t|]{1,20}[<>]?(?!0\d)\d[\d.,/-]*\s?(?:%|mg|mcg|µg|ug|g\b|ml|units?|iu|meq|mmol|ng|pg|u\/|tab|cap|puff|drop|spray|k\/|m\/|x10)/iu.test(
    after,
  ) ||
  /^ (?:\d+ )?(?:tablets?|capsules?|cream|ointment|inhaler|patch|spray|injections?|infusion|drops|syrup|gel|birth control|pill|therapy|syndrome|disease|sign|test|score|scale|stain|criteria|classification|catheter|virus|species|spp)\b/u.test(
    after,
  );

/** "Tab Glycomet", "PESEL 58041512345". */
const isTablet = ({ before, after, isCapitals }: NameWord): boolean =>
  /(?:^|[^\p{L}])(?:tabs?|caps?|inj|syp|syr|oint|susp|tablets?|capsules?)\.? $|(?:^|[^\p{L}])insulin $/iu.test(
    before,
  ) ||
  (isCapitals && /^[:#]? ?\d{4,}/.test(after));

const kindOf = ({ before, after }: NameWord): Personal['kind'] =>
  /(?:^|[^\p{L}])(?:in|from|near|to|at|visited|outside|around|leaving|via) $/iu.test(before)
    ? 'address'
    : deed.test(after)
      ? 'person'
      : 'other';

/** In another language any word may be unknown: two with a capital side by side, inside a sentence, are a name there. */
export function namesInPairs(words: readonly NameWord[]): Personal[] {
  const isUnknown = ({ word, isCapitals, before }: NameWord) =>
    !isCapitals && !isOrdinary(word) && /[\p{L},:] $/u.test(before);
  return words.flatMap((found, at): Personal[] => {
    const beside = [words[at - 1], words[at + 1]];
    const hasNeighbour = beside.some((other) => other !== undefined && isUnknown(other) && areSideBySide(found, other));
    return isUnknown(found) && hasNeighbour ? [{ kind: 'person', span: found.span }] : [];
  });
}

const areSideBySide = (one: NameWord, other: NameWord): boolean =>
  Math.max(one.span[0], other.span[0]) - Math.min(one.span[1], other.span[1]) <= 1;
