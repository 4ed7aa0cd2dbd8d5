import type { Medication } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { touching } from '../../kernel/touching.ts';
import { readPhenotypes } from '../genes/read-phenotypes.ts';
import type { MedicationChange, MedicineRow } from '../reading.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { listMedications } from './list-medications.ts';
import { type ToldStatus, asked, isHalt, isTold, withStatus } from './medicine-status.ts';
import { type ReadMedicine, medicineMentions } from './read-medicine.ts';
import { medicineParts } from './medicine-parts.ts';
import { folded } from './strength.ts';
import { proseMedications } from './prose-medications.ts';

/** With so many rows a document is a lab report, whose remarks name medicines that nobody was given unless they say so. */
const labReportRows = 4;

type Source = { sections: readonly DocumentSection[]; knowledge: Knowledge; taken: readonly Span[] };

/** The medicines alone, without what is done with them. */
export const readMedications = (text: string, source: Source): Medication[] => readMedicines(text, source).medications;

/** The medicines a document names as taken or prescribed, in order, and what it says is done with them. `taken` are spans of lab rows, which never name one. */
export function readMedicines(
  text: string,
  { sections, knowledge, taken }: Source,
): { medications: Medication[]; changes: MedicationChange[]; rows: MedicineRow[]; lines: Span[] } {
  const mentions = medicineMentions(text, knowledge);
  const parts = medicineParts(text, sections);
  // Notes on genes name medicines that are chosen by them, and that nobody takes yet.
  const genes = readPhenotypes(text).map(({ span }) => span);
  const isTaken = touching([...taken, ...genes]);
  const { medications, lines } = listMedications({ text, knowledge, mentions, isTaken }, parts);
  const hasList = parts.some(({ role }) => role === 'medications');
  const isLabReport = (taken.length >= labReportRows || genes.length > 1) && !hasList;
  const isRead = touching([...taken, ...genes, ...lines]);
  const told = proseMedications({ text, knowledge, mentions, isTaken: isRead, isLabReport }, parts);
  const all = asDecided([...medications, ...told].sort((a, b) => a.span[0] - b.span[0]));
  return {
    medications: all.map(
      ({ told: status, isListed: _isListed, isBeside = false, remarks: _remarks, ...medication }) => ({
        ...medication,
        instructions: isBeside ? medication.instructions : withStatus(status, medication.instructions),
      }),
    ),
    changes: all.flatMap((each) => changeOf(each) ?? []),
    lines,
    rows: all.flatMap(({ span, remarks }) => (remarks === undefined ? [] : [{ span, remarks }])),
  };
}

function changeOf({ told, span, isBeside = false }: ReadMedicine): MedicationChange | undefined {
  if (told === null || (!isTold(told) && told.status !== 'there' && told.status !== 'before')) return undefined;
  return {
    span,
    kind: told.status === 'ordered' ? 'new' : (told.status as MedicationChange['kind']),
    text: told.words.trim(),
    ...(isBeside && { isBeside: true }),
  };
}

/** Every entry of a list, and of sentences each medicine once in each strength; what a sentence says is done with a listed one is done with its entry. */
function asDecided(all: readonly ReadMedicine[]): ReadMedicine[] {
  const kept = new Map<string, ReadMedicine[]>();
  const isForHome = all.some(({ told }) => told?.status === 'home');
  const withStrength = new Set(all.flatMap((each) => (each.strength === null ? [] : keyOf(each))));
  const goingHome = new Set(all.flatMap((each) => (each.told?.status === 'home' ? keyOf(each) : [])));
  const listed = new Set(all.flatMap((each) => (each.isListed ? [keyOf(each), doseOf(each)] : [])));
  const changed = new Map<string, ToldStatus>();
  for (const read of all) {
    const key = keyOf(read);
    const known = kept.get(key) ?? [];
    const change = read.told?.status === 'home' ? changed.get(key) : undefined;
    const each =
      read.told === asked && known.length > 0 ? { ...read, told: null } : { ...read, told: change ?? read.told };
    kept.set(key, known);
    if (each.isListed) {
      if (each.told !== null && isTold(each.told) && each.told.status !== 'past') decide(known, each, each.told);
      known.push(each);
      continue;
    }
    // What was begun or changed in the stay, and is taken on at home.
    if (goingHome.has(key) && read.told?.status !== 'home') {
      if (each.told !== null && isTold(each.told) && !isHalt(each.told)) changed.set(key, each.told);
      continue;
    }
    const isNew =
      each.strength === null
        ? !listed.has(key) && known.length === 0 && !withStrength.has(key)
        : !listed.has(doseOf(each)) && !known.some((other) => doseOf(other) === doseOf(each));
    if (isNew) known.push({ ...each });
    if (each.told !== null && isTold(each.told) && each.told.status !== 'past') decide(known, each, each.told);
  }
  const decided = [...kept.values()].flat().sort((a, b) => a.span[0] - b.span[0]);
  return decided.map((each) => ({ ...each, told: placed(each.told, isForHome) }));
}

function placed(told: ToldStatus | null, isForHome: boolean): ToldStatus | null {
  if (told?.status === 'given') return isForHome ? { ...told, status: 'there' } : null;
  return told?.status === 'home' || told?.status === 'taken' || (told?.status === 'before' && !isForHome) ? null : told;
}

/** What the later words say of a medicine that was named before. A list that has the new dose already is as it should be. */
function decide(known: ReadMedicine[], { strength }: ReadMedicine, told: ToldStatus): void {
  for (const [at, each] of known.entries()) {
    const isSame = strength !== null && each.strength !== null && folded(each.strength) === folded(strength);
    const isOther = strength !== null && each.strength !== null && !isSame;
    if (
      each.isListed &&
      (told.status === 'new' ||
        told.status === 'ordered' ||
        told.status === 'continued' ||
        (each.told !== null && isTold(each.told)))
    )
      continue;
    if (isOther && !(each.isListed && !isHalt(told))) continue;
    known[at] = { ...each, told, ...(each.isListed && (!isSame || isHalt(told)) && { isBeside: true }) };
  }
}

const keyOf = ({ generic, name }: Medication): string => (generic ?? name).toLowerCase();
const doseOf = (each: Medication): string => `${keyOf(each)} ${folded(each.strength ?? '-')}`;
