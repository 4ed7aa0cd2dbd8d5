import { matchesIn } from '../../kernel/matches-in.ts';
import { overlaps } from '../../kernel/span.ts';
import type { AnalyteEntry } from '../../knowledge/entries.ts';
import { tokenise } from '../../knowledge/tokenise.ts';
import { allAnalytes } from '../source/row-names.ts';
import { isMeaningOfAnalyte, isMeaningOfMedicine, isMeaningOfRow } from '../source/known-meanings.ts';
import { toldMode } from '../told/told-mode.ts';
import type { VerifySource } from '../source/verify-source.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import { subjectsOf } from '../told/subjects.ts';
import type { Told, ToldAnalyte } from '../told/told-sentence.ts';
import { wordsWithin } from '../told/told-words.ts';
import type { Case, Check } from './check.ts';
import { measuresIn } from './measure-names.ts';

/** What must be named by the document before it may be told. Parts of the body and everyday words explain. */
const claiming = new Set<ToldMention['kind']>([
  'condition',
  'symptom',
  'finding',
  'procedure',
  'treatment',
  'test',
  'lay',
  'care',
]);
const askedFor = new Set<ToldMention['kind']>(['procedure', 'treatment', 'test', 'care']);

/** No disease, test, operation or medicine is told that the document does not name. */
export const invented: Check = (one) =>
  one.mentions.some((mention) => isOfRecord(mention, one.told) && isUnknown(mention, one)) ||
  hasUnknownMedicine(one) ||
  hasOtherAllergy(one) ||
  hasUnknownAnalyte(one) ||
  hasUnknownWord(one)
    ? ['invented']
    : [];

/** Nor a sign or anything that everyday words name, but they name much; nor that something is not there. */
export const inventedInWords: Check = (one) =>
  one.mentions.some((mention) => !isOfRecord(mention, one.told) && isUnknown(mention, one)) ? ['invented'] : [];

const ofRecord = new Set<ToldMention['kind']>(['condition', 'procedure', 'treatment', 'test']);

const isOfRecord = (mention: ToldMention, told: Told): boolean =>
  ofRecord.has(mention.kind) && toldMode(mention, told) !== 'absent';

const isUnknown = (mention: ToldMention, one: Case): boolean => mention.links.length === 0 && isClaimed(mention, one);

function isClaimed(mention: ToldMention, one: Case): boolean {
  const { kind, span, words, isSerious } = mention;
  const { told } = one;
  if (!claiming.has(kind) || harmless.test(words) || people.test(words)) return false;
  if (/^spread/i.test(words) && !/cancer|tumou?r|malign|metasta|infect/i.test(told.text)) return false;
  if (isNamedRow(mention, told) || isKnown(mention, one)) return false;
  if (told.asides.some(([start, end]) => start <= span[0] && span[1] <= end))
    return (
      kind === 'condition' && isSerious && !/^(?:infections?|bleeding|inflammation|clots?|blood clots?)$/i.test(words)
    );
  if (told.isQuestion && (askedFor.has(kind) || !(kind === 'condition' || isSerious))) return false;
  if (told.isQuestion && !isSerious && isAskedAbout.test(told.text.slice(0, span[0]))) return false;
  if (/^(?:-| )fighting\b/i.test(told.text.slice(span[1]))) return false;
  if (/clot/i.test(words) && /^ (?:in|normally|well|properly|as|at|too|more|less)\b/i.test(told.text.slice(span[1])))
    return false;
  if (/clot/i.test(words) && /\b(?:helps?|lets?|makes?|to) (?:\w+ ){0,3}$/i.test(told.text.slice(0, span[0])))
    return false;
  return !(kind === 'symptom' && canCause.test(told.text.slice(0, span[0])));
}

/** Those who look at things are no findings. */
const people = /(?:ologist|iatrist|surgeon|therapist|specialist|optometrist)s?$/i;

/** "Do I need to be careful about infections?", "my chance of getting pregnant?" suppose nothing. */
const isAskedAbout =
  /\b(?:about|of|from|against|for|getting|get|become|becoming|be|prevent|avoid|catch|develop)(?: (?:an?|any|more))? $/i;

/** "The parathyroid hormone" is the row that prints PTH. */
const isNamedRow = ({ span }: ToldMention, { analytes }: Told): boolean =>
  analytes.some(({ rows, span: [start, end] }) => rows.length > 0 && start <= span[0] && span[1] <= end);

/**
 * What our own records say of a row or of a medicine explains it: "ceftriaxone, an antibiotic", "a low value can come from blood loss".
 * A disease is so told only as what can be, or as what a normal value speaks against.
 */
function isKnown(mention: ToldMention, one: Case): boolean {
  const { told, source, evidence } = one;
  const generics = new Set(told.medicines.map(({ entry }) => entry.generic));
  const own = source.medicines.flatMap(({ entry, start, end }) =>
    mention.kind === 'treatment' ||
    generics.has(entry.generic) ||
    evidence.near.some((place) => overlaps(place, [start, end]))
      ? [entry]
      : [],
  );
  const before = told.text.slice(0, mention.span[0]);
  if (isMeaningOfMedicine(mention.words, own) && (askedFor.has(mention.kind) || forUse.test(before))) return true;
  if (testedFor.test(before) && !mention.isSerious && isMeaningOfAnalyte(mention.words, analytesIn(evidence.nearText)))
    return true;
  const named = told.analytes.flatMap(({ rows }) => rows);
  const rows = named.length > 0 ? named : evidence.rows;
  if (!isMeaningOfRow(mention.words, rows)) return false;
  if (toldMode(mention, told) === 'absent') return rows.every(({ flag }) => flag === 'normal');
  return (told.isQuestion && !mention.isSerious) || canCause.test(before);
}

const analytesIn = (text: string): AnalyteEntry[] =>
  allAnalytes()
    .findAll(text)
    .map(({ entry }) => entry);

/** "Blood tests for autoimmune disease (ANA)". */
const testedFor = /\b(?:tests?|tested|screen\w*|markers?|antibod\w+) (?:for|of) (?:an? )?$/i;

/** "Used to lower high blood pressure". */
const forUse =
  /\b(?:used|helps?|lowers?|treats?|controls?|prevents?|protects?|relieves?|fights?|against|given for)\b[^.;]*$/i;

/** "It can make you feel tired" tells of anybody. */
const canCause = /\b(?:can|may|might|could|sometimes|often)\b[^.;]*$/i;

/** Terms that are everyday words of any explanation. */
const harmless =
  /^(?:results?|tests?|testing|blood|doctors?|range|reference range|normal|levels?|health|medicines?|medications?|treatments?|symptoms?|conditions?|disease|findings?|follow[- ]?up|follow up|appointments?|check[- ]?up|risk|cause|exams?|examinations?|reports?|visit|measure\w*|samples?|value|values|diagnosis|problem|monitor\w*|medical|care|plan|advice|referral|specialist|diet|exercise|fasting|rest|water|fluids?|food|sleep|weight|age|dose|tablets?|pills?|lifestyle|emergency|hospital|clinic|nurse|pharmacist|questions?|pain relief|prescription|review|second opinion|history|family history|units?|count|screening|therapy|procedure|protein|iron|vitamins?|minerals?|oxygen|sugar|salt|fat|energy|acid|imaging|scan|lab|laboratory|specimen|marker|side effects?|repeat test|exposure|stress|dehydration|hydration|change|changes|growth|spot|fluid|calcium|stiff|leak|pump|wear|weak|break|collapse|crack|infection fighting|clotting|blood group|blood type)$/i;

function hasUnknownMedicine({ told, mentions, source }: Case): boolean {
  const { text } = told;
  const { medicines } = source;
  const isNamedOtherwise = (start: number, end: number): boolean =>
    mentions.some(({ links, span }) => links.length > 0 && span[0] < end && start < span[1]);
  return told.medicines.some(
    ({ entry, start, end }) =>
      !medicines.some(
        (known) => known.entry.generic === entry.generic || sharesPart(known.entry.generic, entry.generic),
      ) &&
      !isPrinted(text.slice(start, end), source) &&
      !isOfGroup(entry.group, source) &&
      !isNamedOtherwise(start, end) &&
      isAsMedicine(text, start, end),
  );
}

/** Foods, parts of the body and tests are medicines only where they are taken as such. */
export const isAsMedicine = (text: string, start: number, end: number): boolean =>
  !everydayMedicine.test(text.slice(start, end)) || takenBefore.test(text.slice(Math.max(0, start - 40), start));

/** "Treated with insulin": taken as a medicine, and no part of the body. */
const takenBefore =
  /\b(?:(?:treat|manag|controll)ed (?:with|by)|tak(?:es?|ing)|(?:is|was|are|were|stay|stays) on|(?:given|gets?|receiv\w+|start\w*|us(?:es?|ing)|prescribed)) (?:\w+ )?$/i;

const sharesPart = (one: string, other: string): boolean =>
  one.split(/ and |\/|-/).some((part) => other.split(/ and |\/|-/).includes(part));

/** The document names the group that a medicine belongs to: "avoid NSAIDs". */
const isOfGroup = (group: string, { lower }: VerifySource): boolean =>
  lower.includes(group.toLowerCase()) || (/inflammatory|nsaid/i.test(group) && /\bnsaids?\b/.test(lower));

/** Names of medicines that are foods, parts of the body, or laboratory tests too. */
const everydayMedicine =
  /^(?:oxygen|iron(?: tablets?| supplements?| pills?| infusions?)?|calcium|potassium|sodium|magnesium|zinc|vitamin\w*(?: \w+)?|water|glucose|insulin|salt|alcohol|caffeine|fluoride|nicotine|protein|sugar|iodine|copper|folate|folic acid|albumin|thyroxine|testosterone|estrogen|cortisol|biotin|phosphate|chloride|bicarbonate|saline|fiber|fibre|hormones?|ginger|garlic|honey|cranberry|tea|coffee|aspirin)$/i;

/** An allergy is told of the medicine that is printed beside it. */
const hasOtherAllergy = ({ told, evidence }: Case): boolean =>
  /\ballerg/i.test(told.plain) &&
  told.medicines.some(
    ({ start, end }) => !evidence.nearText.toLowerCase().includes(told.text.slice(start, end).toLowerCase()),
  );

/** A test that is no row of this document is told as if it were one: with a number, or with high, low or normal. */
function hasUnknownAnalyte({ told, mentions, source }: Case): boolean {
  return told.analytes.some((analyte) => {
    const [start, end] = analyte.span;
    return (
      analyte.rows.length === 0 &&
      !mentions.some(({ links, span }) => links.length > 0 && span[0] < end && start < span[1]) &&
      !isPrinted(told.text.slice(start, end), source) &&
      !analyte.names.some((name) => isPrintedName(name, source)) &&
      !isPrintedMeasure(told.text.slice(start, end), source) &&
      !harmless.test(told.text.slice(start, end)) &&
      isToldAsResult(told, analyte)
    );
  });
}

/** "The oxygen level" of "SpO₂ 94 %". */
function isPrintedMeasure(words: string, { explanation }: VerifySource): boolean {
  const [said] = measuresIn(words);
  return said !== undefined && measuresIn(explanation.text).some(({ measure }) => measure === said.measure);
}

/** Short names are printed as they are written, as words of their own: "K", "Na", "WBC". */
function isPrintedName(name: string, { lower, explanation }: VerifySource): boolean {
  if (name.length > 4) return lower.includes(name.toLowerCase());
  const { text } = explanation;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[at + name.length] ?? ' ')) return true;
  }
  return false;
}

function isPrinted(words: string, source: VerifySource): boolean {
  const { mentions, lower } = source;
  return (
    lower.includes(words.toLowerCase()) ||
    tokenise(words).every(
      ({ folded }) => mentions.hasWord(folded) || /^(?:level|count|test|result|vaccine|shot)$/.test(folded),
    )
  );
}

function isToldAsResult(told: Told, analyte: ToldAnalyte): boolean {
  const isSubject = (first: number, last: number): boolean => subjectsOf(told, first, last).includes(analyte);
  const isDirected = told.directions.some(
    ({ kind, first, last }) =>
      kind !== 'positive' &&
      kind !== 'negative' &&
      told.language === 'en' &&
      told.analytes.every(({ rows }) => rows.length === 0) &&
      isSubject(first, last),
  );
  return (
    isDirected ||
    told.quantities.some(({ start, end, inWords }) => {
      if (inWords) return false;
      const [first, after] = wordsWithin(told.words, start, end);
      return isSubject(first, after - 1);
    }) ||
    /^(?: levels?| counts?)? (?:was|were|is|are) (?:checked|measured|tested)\b/i.test(told.text.slice(analyte.span[1]))
  );
}

/** What ends like a disease, an operation or a medicine, and stands nowhere in the document nor in any glossary word it has. */
const medicalEnding =
  /\b\p{L}{3,}(?:itis|osis|oma|emia|aemia|pathy|ectomy|plasty|otomy|ostomy|megaly|plegia|algia|uria|rrhea|penia|philia|pril|sartan|statin|olol|cillin|mycin|azole|mab|nib|cycline|floxacin|gliptin|gliflozin|glutide|prazole|dipine|azepam)s?\b/giu;

function hasUnknownWord({ told: { text }, mentions: named, source }: Case): boolean {
  const { lower, knowledge, medicines, mentions } = source;
  return matchesIn(text, medicalEnding).some(({ 0: word, index }) => {
    if (named.some(({ links, span }) => links.length > 0 && span[0] <= index && index < span[1])) return false;
    const stem = word.toLowerCase().replace(/s$/, '');
    if (
      lower.includes(stem.slice(0, Math.max(6, stem.length - 2))) ||
      knowledge.findMedicine(word) !== undefined ||
      everydayEnding.test(word)
    )
      return false;
    const entry = knowledge.findTerm(word);
    if (entry !== undefined) return false;
    return !medicines.some(({ entry: known }) => known.generic.includes(stem)) && !mentions.hasWord(stem);
  });
}

const everydayEnding =
  /^(?:síntomas?|idiomas?|diagnosis|prognosis|coma|aroma|diploma|sympathy|empathy|apathy|dose|chromosome|analysis)$/i;
