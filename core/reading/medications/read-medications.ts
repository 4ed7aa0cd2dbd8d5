import type { Medication } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { coveredBy } from '../../kernel/covered-by.ts';
import type { MedicationChange } from '../reading.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { listMedications } from './list-medications.ts';
import { changeOf, type ReadMedicine } from './medication-change.ts';
import { medicineMentions } from './medicine-mentions.ts';
import { medicineParts } from './medicine-parts.ts';
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
): { medications: Medication[]; changes: MedicationChange[] } {
  const mentions = medicineMentions(text, knowledge);
  const parts = medicineParts(text, sections);
  const { medications, lines } = listMedications({ text, knowledge, mentions, isTaken: coveredBy(taken) }, parts);
  const hasList = parts.some(({ role }) => role === 'medications');
  const isLabReport = taken.length >= labReportRows && !hasList;
  const isRead = coveredBy([...taken, ...lines]);
  const told = proseMedications({ text, knowledge, mentions, isTaken: isRead, isLabReport }, parts);
  const all = [...medications, ...newOnes(medications, told)].sort((a, b) => a.span[0] - b.span[0]);
  return {
    medications: all.map(({ status: _status, ...medication }) => medication),
    changes: all.flatMap((medicine) => changeOf(medicine) ?? []),
  };
}

/** Of what sentences tell, each medicine once in each strength, and none that a list gives already. */
function newOnes(listed: readonly Medication[], told: readonly ReadMedicine[]): ReadMedicine[] {
  const strengths = new Map<string, Set<string>>();
  for (const medication of listed) remember(strengths, medication);
  const withStrength = new Set(told.filter(({ strength }) => strength !== null).map(keyOf));
  return told.filter((medication) => {
    const key = keyOf(medication);
    const known = strengths.get(key);
    const isNew =
      medication.strength === null
        ? known === undefined && !withStrength.has(key)
        : !known?.has(fold(medication.strength));
    if (isNew) remember(strengths, medication);
    return isNew;
  });
}

function remember(strengths: Map<string, Set<string>>, medication: Medication): void {
  const known = strengths.get(keyOf(medication)) ?? new Set();
  if (medication.strength !== null) known.add(fold(medication.strength));
  strengths.set(keyOf(medication), known);
}

const keyOf = ({ generic, name }: Medication): string => (generic ?? name).toLowerCase();
const fold = (strength: string): string => strength.toLowerCase().replace(/\s+/g, '');
