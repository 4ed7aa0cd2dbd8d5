import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Specimen } from './specimens.ts';
import { normaliseUnit } from './units.ts';

/** How knowledge names a test of a specimen, and how its ids tell that an entry is of that specimen. */
const ways: Partial<Record<Specimen, { suffix: string; ids: readonly string[] }>> = {
  urine: { suffix: 'Urine', ids: ['urine'] },
  csf: { suffix: 'CSF', ids: ['csf'] },
  stool: { suffix: 'Stool', ids: ['stool', 'fecal', 'faecal'] },
  semen: { suffix: 'Semen', ids: ['semen', 'sperm'] },
  fluid: { suffix: 'Fluid', ids: ['fluid', 'synovial', 'pleural', 'ascitic'] },
};

const anySpecimen: ReadonlySet<string> = new Set(['serology', 'drug_levels', 'stool_test']);
const saysBlood = /\b(?:serum|plasma)\b/i;

/**
 * The analyte that a name means under a heading: "Protein" under URINALYSIS is protein in urine, never that in blood. Undefined when
 * the test is not known for the specimen.
 */
export function findAnalyteIn(
  knowledge: Knowledge,
  name: string,
  unit: string | undefined,
  specimen: Specimen | null,
): AnalyteEntry | undefined {
  const plain = antibodyNamed(knowledge, name) ?? knowledge.findAnalyte(name, unit);
  // Cells are counted by the field of a microscope in urine, not in blood.
  const counted = unit !== undefined && /^\/[HL]PF$/.test(normaliseUnit(unit) ?? '');
  const way = ways[(specimen === null || specimen === 'blood') && counted ? 'urine' : (specimen ?? 'blood')];
  if (specimen === 'gas') return (/^ph$/i.test(name) ? knowledge.findAnalyte('pH, Blood') : undefined) ?? plain;
  if (!way || saysBlood.test(name)) return plain;
  const fits = (entry: AnalyteEntry | undefined): boolean =>
    entry !== undefined && way.ids.some((id) => entry.id.split('_').includes(id));
  const special = knowledge.findAnalyte(`${name}, ${way.suffix}`, unit);
  if (fits(special)) return special;
  // A test of one specimen only may be named without it: "Calprotectin"; germs and drugs are looked for in many.
  const isOwn = plain !== undefined && (fits(plain) || anySpecimen.has(plain.group));
  return isOwn ? plain : undefined;
}

/** "Heterophile (mono)": where the word before the bracket names an antibody, the bracket only says what it is for. */
function antibodyNamed(knowledge: Knowledge, name: string): AnalyteEntry | undefined {
  const outside = /^(\p{L}{5,20})\s?\([^()]{2,20}\)$/u.exec(name)?.[1];
  return outside === undefined || knowledge.findAnalyte(outside) !== undefined
    ? undefined
    : knowledge.findAnalyte(`${outside} antibody`);
}
