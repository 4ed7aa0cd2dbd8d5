import type { Identifier } from '../../documents/explanation.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import { isInEnglish } from '../../explaining/in-english.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { touching } from '../../kernel/touching.ts';
import { labelledFields } from '../../reading/identifiers/labelled.ts';
import { readIdentifiers } from '../../reading/identifiers/read-identifiers.ts';
import { isDateLike } from '../dates.ts';
import { joined, type Personal } from '../personal.ts';
import { eponym } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { canNameSomebody, isOrdinary, surnameFirst } from '../words/word-kinds.ts';
import { addressesByLine } from './address-lines.ts';
import { addressesIn } from './addresses.ts';
import { agesOver89 } from './ages.ts';
import { bodiesByName } from './bodies-by-name.ts';
import { namesBeforeCredentials } from './credentials.ts';
import { datesBehindNames } from './dates-behind-names.ts';
import { personalForms } from './forms.ts';
import { namesBehindCues } from './name-cues.ts';
import { joinedAcross } from './join-names.ts';
import { valuesBelowLabels } from './label-above.ts';
import { nameWordsIn } from './name-words-in.ts';
import { organisationsByCue } from './organisation-cues.ts';
import { organisationsIn } from './organisations.ts';
import { peopleByPlace } from './people-by-place.ts';
import { namesBeside, namesByForm } from './person-forms.ts';
import { repeatedNames } from './repeated-names.ts';
import { medicineLines, resultNames } from './result-names.ts';
import { isInSmallLetters, smallNamePairs, smallNames } from './small-letters.ts';
import { tableColumns } from './table-columns.ts';
import { namesInPairs, unknownNames } from './unknown-names.ts';
import { withoutResults } from './without-results.ts';
import { widened } from './widen-names.ts';

export type Search = {
  facts?: readonly Span[]; // values, units, medicines: nothing in them is personal, unless it has the form of an identity
  names?: readonly string[]; // of people who are known from elsewhere
};

/** Everything personal in a text, in order and without overlap. Nothing here is written by hand for one document: see each layer. */
export function findPersonal(text: string, knowledge: Knowledge, { facts = [], names = [] }: Search = {}): Personal[] {
  const isFact = touching(facts);
  const isNoFact = (found: Personal) => !isFact(found.span) || isSure(text, found);
  const fields = [...tableColumns(text), ...valuesBelowLabels(text)];
  const places = [
    ...organisationsIn(text),
    ...organisationsByCue(text),
    ...bodiesByName(text),
    ...addressesIn(text),
    ...addressesByLine(text),
  ];
  const forms = [...fields, ...places, ...personalForms(text), ...agesOver89(text)];
  const introduced = [
    ...namesBehindCues(text),
    ...namesBeforeCredentials(text),
    ...namesByForm(text),
    ...peopleByPlace(text),
  ];
  const named = joined(text, [
    personalIdentifiers(text).filter((found) => found.kind === 'person' || isNoFact(found)),
    forms.filter(isNoFact),
    introduced.filter(isNoFact),
    unintroduced(text, knowledge, facts),
  ]).map((found) => (isName(found) ? widened(text, found) : found));
  const across = joinedAcross(text, named);
  const beside = [...namesBeside(text, across), ...datesBehindNames(text, across)];
  const whole = joined(text, [across, beside.filter(isNoFact)]);
  return withoutResults(text, joined(text, [whole, repeatedNames(text, whole, names).filter(isNoFact)]));
}

/** Names that nothing shows but that they are no words. */
function unintroduced(text: string, knowledge: Knowledge, facts: readonly Span[]): Personal[] {
  const isThing = touching([...facts, ...resultNames(text), ...medicineLines(text)]);
  const isTerm = touching(medicalMentions(text, knowledge));
  const isKnown = (span: Span) => isThing(span) || isTerm(span);
  const words = nameWordsIn(text);
  if (!isInEnglish(text)) return namesInPairs(words);
  const small = isInSmallLetters(text) ? smallNames(text) : smallNamePairs(text);
  return [
    ...unknownNames(words, isKnown),
    ...small.filter(({ kind, span }) => !(kind === 'organisation' ? isThing(span) : isKnown(span))),
  ];
}

/** No value looks like a whole telephone number or a day with its month, whatever a reader took it for. */
const isSure = (text: string, { kind, span }: Personal): boolean =>
  (kind === 'phone' && (textAt(text, span).match(/\d/g)?.length ?? 0) >= 7) ||
  (kind === 'date' && /\p{L}{3}/u.test(textAt(text, span))) ||
  kind === 'email' ||
  kind === 'url';

const isName = ({ kind }: Personal): boolean => kind === 'person' || kind === 'other' || kind === 'address';

/** Ages are told to a model up to 89, for fewer people are older. */
function personalIdentifiers(text: string): Personal[] {
  const labels = new Map(labelledFields(text).map(({ label, identifier }) => [identifier.span[0], label]));
  return readIdentifiers(text).flatMap((found): Personal[] => {
    const label = labels.get(found.span[0]);
    if (!isPersonal(text, found, label !== undefined)) return [];
    const span = found.kind === 'person' ? nameOnly(text, found.span, label !== undefined) : found.span;
    const isBirth = label !== undefined && /birth|dob|d\.o\.b|born/.test(label);
    return [{ kind: found.kind, span, ...(isBirth && { isBirth }) }];
  });
}

function isPersonal(text: string, { kind, span }: Identifier, isFromLabel: boolean): boolean {
  const words = textAt(text, span);
  if (kind === 'age') return Number(words) > 89;
  if (kind === 'person') {
    return isFromLabel
      ? canNameSomebody(words)
      : !words.split(/[\s,]+/).every((part) => part.length > 2 && isNoName(part));
  }
  if (kind === 'date') return isDateLike(words);
  return kind !== 'organisation' || isFromLabel;
}

/** Without the title before a name, and what is none of it behind: "Dr. Aoife Byrne, Respiratory Nurse", "Dr. T. Next visit". */
function nameOnly(text: string, [start, end]: Span, isFromLabel: boolean): Span {
  const words = textAt(text, [start, end]);
  const from = /^(?:dr|mr|mrs|ms|miss|prof)\.? /i.exec(words)?.[0].length ?? 0;
  const comma = words.indexOf(',', from);
  const isOffice =
    comma !== -1 &&
    !surnameFirst.test(words) &&
    words
      .slice(comma + 1)
      .trim()
      .split(/\s+/)
      .every(isNoName);
  let to = isOffice ? comma : words.length;
  const behindInitials = isFromLabel ? [] : matchesIn(words, /(?<=(?:^|[ .])\p{Lu}\.) (\p{L}+)(?!\.\s)/gu);
  const next = behindInitials.find(({ 1: word = '', index }) => index > from && isNoName(word));
  if (next) to = Math.min(to, next.index);
  const stop = /(?<=\p{Ll}{2}|\p{Lu}{3})\. /u.exec(words.slice(from, to));
  if (stop) to = from + stop.index;
  const degree = / (?:MD|DO|RN|NP|PA|PhD|MBBS|PharmD|DDS)\b/.exec(words.slice(from, to));
  if (degree) to = from + degree.index;
  return [start + from, start + to];
}

const isNoName = (word: string): boolean => isOrdinary(word) && nameWord(word.toLowerCase()) === undefined;

function medicalMentions(text: string, knowledge: Knowledge): Span[] {
  const mentions = [...knowledge.findTerms(text), ...knowledge.findMedicines(text)];
  return mentions.flatMap(({ start, end }): Span[] => {
    const words = text.slice(start, end);
    return /\s/.test(words) || isOrdinary(words) || eponym(words) === 'thing' ? [[start, end]] : [];
  });
}
