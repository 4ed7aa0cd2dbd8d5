import type { Identifier } from '../../documents/explanation.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { coveredBy } from '../../reading/covered-by.ts';
import { labelledFields } from '../../reading/identifiers/labelled.ts';
import { readIdentifiers } from '../../reading/identifiers/read-identifiers.ts';
import { joined, type Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';
import { addressesIn } from './addresses.ts';
import { namesBeforeCredentials } from './credentials.ts';
import { personalForms } from './forms.ts';
import { namesBehindCues } from './name-cues.ts';
import { nameWordsIn } from './name-words-in.ts';
import { repeatedNames } from './repeated-names.ts';
import { unknownNames } from './unknown-names.ts';
import { widened } from './widen-names.ts';

export type Search = {
  facts?: readonly Span[]; // values, units, medicines: nothing in them is personal, unless it has the form of an identity
  names?: readonly string[]; // of people who are known from elsewhere
};

/** Everything personal in a text, in order and without overlap. Nothing here is written by hand for one document: see each layer. */
export function findPersonal(text: string, knowledge: Knowledge, { facts = [], names = [] }: Search = {}): Personal[] {
  const isFact = coveredBy(facts);
  const isTerm = coveredBy(medicalMentions(text, knowledge));
  const identifiers = personalIdentifiers(text).filter((found) => found.kind === 'person' || !isFact(found.span));
  const forms = [...addressesIn(text), ...personalForms(text)].filter(({ span }) => !isFact(span));
  const introduced = [...namesBehindCues(text), ...namesBeforeCredentials(text)].filter(({ span }) => !isFact(span));
  const isKnown = (span: Span) => isFact(span) || isTerm(span);
  const unknown = unknownNames(nameWordsIn(text), isKnown);
  const named = joined(text, [identifiers, forms, introduced, unknown]).map((found) =>
    isName(found) ? widened(text, found) : found,
  );
  const again = repeatedNames(text, named, names).filter(({ span }) => !isFact(span));
  return joined(text, [named, again]);
}

const isName = ({ kind }: Personal): boolean => kind === 'person' || kind === 'other' || kind === 'address';

/** Ages are told to a model up to 89, for fewer people are older. */
function personalIdentifiers(text: string): Personal[] {
  const births = new Set(
    labelledFields(text).flatMap(({ label, identifier }) =>
      identifier.kind === 'date' && /birth|dob|d\.o\.b|born/.test(label) ? [identifier.span[0]] : [],
    ),
  );
  return readIdentifiers(text)
    .filter((found) => isPersonal(text, found))
    .map((found) => (births.has(found.span[0]) ? { ...found, isBirth: true } : found));
}

function isPersonal(text: string, { kind, span }: Identifier): boolean {
  const words = textAt(text, span);
  if (kind === 'age') return Number(words) > 89;
  return kind !== 'organisation' || !isKindOfPlace(words);
}

const placeWords =
  /^(?:the|of|and|for|de|at|general|primary|care|outpatient|urgent|emergency|home|day|same|new|our|your|local|walk-in|specialty|specialist|clinic|department|surgery|imaging|laboratory|laboratories|labs?|pharmacy|hospitals?|health(?:care)?|diagnostics|associates|practice|insurance|university|institute|medical|cent(?:er|re)|group|previous|prior|past|major|minor|no|health|retail)$/i;

/** "Vascular Surgery", "Chest Imaging" tell what is done, not where. */
const isKindOfPlace = (words: string): boolean =>
  words
    .split(/[\s-]+/)
    .every((word) => placeWords.test(word) || (isMedicalWord(word) && nameWord(word.toLowerCase()) === undefined));

function medicalMentions(text: string, knowledge: Knowledge): Span[] {
  const mentions = [...knowledge.findTerms(text), ...knowledge.findMedicines(text)];
  return mentions.flatMap(({ start, end }): Span[] => {
    const words = text.slice(start, end);
    return /\s/.test(words) || isOrdinary(words) ? [[start, end]] : [];
  });
}
