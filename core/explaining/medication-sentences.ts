import type { Medication } from '../documents/explanation.ts';
import type { MedicineEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { plainInstructions } from './instruction-words.ts';
import { fromDocument, general, type Said } from './said.ts';
import { capitalise, counted, listOf, sentence, wordCount } from './wording.ts';

export const medicineOf = (medication: Medication, knowledge: Knowledge): MedicineEntry | undefined =>
  knowledge.findMedicine(medication.generic ?? medication.name) ?? knowledge.findMedicines(medication.name)[0]?.entry;

/** A name in capitals is calmed down: "ALBUTEROL INHALER", but not "HCTZ". */
function tidyName(name: string): string {
  const tidy = name
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return capitalise(tidy.replace(/\b[A-Z]{6,}\b/g, (word) => word.toLowerCase()));
}

/** The printed name, with the strength where the name does not hold it already. */
export function medicationName({ name, strength }: Pick<Medication, 'name' | 'strength'>): string {
  const printed = tidyName(name);
  const tidy = plainForms.reduce((words, [form, plain]) => words.replace(form, plain), printed);
  if (strength === null || tidy.toLowerCase().includes(strength.toLowerCase())) return tidy;
  return `${tidy} ${strength}`;
}

/** The name alone, as one says it: what is printed before the first number, mark or form. */
export function shortMedicineName({ name }: Pick<Medication, 'name'>): string {
  const start = tidyName(name);
  return /^[\p{L}][\p{L}\s-]*[\p{L}]/u.exec(start)?.[0].replace(forms, '').trim() || start;
}

const forms =
  /\s(?:oral|topical|tablets?|capsules?|solution|suspension|cream|ointment|inhaler|inhalant|injection|from|to|at|with|for|and)\b.*$/i;

/** Forms in plain words: people know a liquid, not an "Oral Suspension". */
const plainForms: readonly [RegExp, string][] = [
  [/\boral (?=tablet|capsule)/i, ''],
  [/\boral (?:suspension|solution)\b/i, 'liquid'],
  [/\bextended release\b/i, 'slow release'],
];

/** What the document says about taking one medicine. Never more: a dose is told as printed, not advised. */
export function medicationSentence(medication: Medication, word: string): Said {
  const name = medicationName(medication);
  const said = instructionWords(medication.instructions, medication.strength);
  const text = said === undefined ? `${name} is named, without instructions` : `${name}: the ${word} says ${said}`;
  return fromDocument(sentence(text), [medication.span]);
}

/** Medicines that are only named, a few to a sentence. */
export function bareMedications(medications: readonly Medication[]): Said[] {
  const perSentence = 4;
  const sentences: Said[] = [];
  for (let at = 0; at < medications.length; at += perSentence) {
    const those = medications.slice(at, at + perSentence);
    const names = listOf([...new Set(those.map(medicationName))]);
    const text = sentence(`${at === 0 ? 'Named, but not how to take it' : 'Also named'}: ${names}`);
    sentences.push(
      fromDocument(
        text,
        those.map(({ span }) => span),
      ),
    );
  }
  return sentences;
}

/** Since when a medicine is taken says nothing of how. */
const onlySince =
  /^\W*(?:started|since|begun|ordered)\W+[\d/ -]*(?:[a-z]{3,9}\W+)?[\d/ -]+\W*(?:active)?(?:\W*indication\b.*)?$/i;

/** "5 mg od": beside a strength in weight "od" is once a day; of drops it can be the right eye. */
const byWeight = /\d\s?(?:mg|mcg|µg|μg|micrograms?|g|units?)$/i;

function instructionWords(printed: string | null, strength: string | null): string | undefined {
  const tidy = printed?.replace(/\s+/g, ' ').trim() ?? '';
  if (/^o\.?d\.?$/i.test(tidy) && byWeight.test(strength ?? '')) return 'once a day';
  if (tidy === '') return undefined;
  if (tidy.length <= 80 && onlySince.test(tidy)) return undefined;
  const quotable = tidy.replace(/["“”]/g, "'").replace(/[\s.;,]+$/, '');
  return plainInstructions(tidy) ?? (wordCount(quotable) <= 25 ? `"${quotable}"` : undefined);
}

/** What a medicine is commonly used for: general knowledge, not why this person has it. */
export function medicineUse(medication: Medication, knowledge: Knowledge): Said[] {
  const entry = medicineOf(medication, knowledge);
  if (entry === undefined) return [];
  return [general(sentence(`${subjectOf(medication, entry)} is commonly used ${entry.usedFor}`), [medication.span])];
}

/** "Chantix (varenicline)": the name that is printed, with what it holds. */
function subjectOf(medication: Medication, { generic }: MedicineEntry): string {
  const name = shortMedicineName(medication);
  const isNamed = medicationName(medication)
    .toLowerCase()
    .includes(generic.split(/\W/)[0]?.toLowerCase() ?? generic);
  return isNamed || wordCount(name) > 2 ? capitalise(generic) : `${name} (${generic})`;
}

/** What several medicines are commonly used for, those with the same use together. */
export const medicineUses = (medications: readonly Medication[], knowledge: Knowledge): Said[] =>
  groupByUse(medications, knowledge).map(({ usedFor, generics, spans }) => {
    const are = generics.length === 1 ? 'is' : 'are';
    return general(sentence(`${capitalise(listOf(generics))} ${are} commonly used ${usedFor}`), spans);
  });

/** How many medicines, and what the known ones are commonly used for. */
export function medicationSummary(medications: readonly Medication[], word: string, knowledge: Knowledge): Said[] {
  const all = medications.map(({ span }) => span);
  const uses = groupByUse(medications, knowledge);
  return [
    fromDocument(sentence(`The ${word} names ${counted(medications.length, 'medicine')}`), all),
    ...(uses.length === 0 ? [] : [usesInShort(uses)]),
    general('Ask your doctor or pharmacist before you change anything.'),
  ];
}

/** What the list is for as a whole: the first three uses, for one of them alone would say too little of it. */
function usesInShort(uses: readonly Use[]): Said {
  const first = uses.slice(0, 3);
  const purposes = listOf([...new Set(first.map(({ usedFor }) => shortUse(usedFor)))], 'or');
  const [only] = uses.length === 1 ? uses : [];
  const who = only === undefined ? 'Medicines like these' : capitalise(listOf(only.generics.slice(0, 3)));
  const are = only?.generics.length === 1 ? 'is' : 'are';
  return general(
    sentence(`${who} ${are} commonly used ${only?.usedFor ?? purposes}`),
    first.flatMap(({ spans }) => spans),
  );
}

/** "to lower blood pressure and help the heart" in a list: its first half. */
const shortUse = (usedFor: string): string => (/^(to \S+ \S+.*?)(?:,| and | or )/.exec(usedFor)?.[1] ?? usedFor).trim();

type Use = { usedFor: string; generics: string[]; spans: Said['spans'] };

function groupByUse(medications: readonly Medication[], knowledge: Knowledge): Use[] {
  const uses = new Map<string, Use>();
  for (const medication of medications) {
    const entry = medicineOf(medication, knowledge);
    if (entry === undefined) continue;
    const use = uses.get(entry.usedFor) ?? { usedFor: entry.usedFor, generics: [], spans: [] };
    if (!use.generics.includes(entry.generic)) use.generics.push(entry.generic);
    use.spans.push(medication.span);
    uses.set(entry.usedFor, use);
  }
  return [...uses.values()].sort((a, b) => b.spans.length - a.spans.length);
}
