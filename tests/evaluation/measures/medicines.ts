import type { Medication } from '#core/documents/explanation.ts';
import type { ExpectedMedicine, Outcome } from '../case.ts';
import { nothingMeasured, type Measured } from './count.ts';
import { bare } from './same.ts';

/** The names in an entry of a list, before their strengths: "Codeine 30 MG / Paracetamol 500 MG Oral Tablet" has two. */
function ingredients(name: string): string[] {
  const parts = name
    .replace(/^\d+ (?:actuat|hr)\s+|\[.*?\]/gi, ' ')
    .trim()
    .split(/\s\/\s/);
  return parts.map((part) => part.split(/\s(?=\d)/)[0] ?? part).map((part) => bare(part.split(/[\s,(]/)[0]));
}

/**
 * Medicines by name: each ingredient's first word must stand in the name that was read, or in its generic name. Each reading counts
 * once; one that repeats a medicine is not wrong. A strength is right when it has the same numbers and the same first unit; no strength is right where none is printed.
 */
export function measureMedicines({ expected, explanation: { medications } }: Outcome): Measured {
  if (expected.medications === undefined) return nothingMeasured;
  const { listed, optional = [], isComplete } = expected.medications;
  const free = new Set(medications);
  const pairs = listed.map((medicine) => {
    const fitting = [...free].filter((reading) => hasName(medicine, reading));
    const read = fitting.find((reading) => hasStrength(medicine, reading)) ?? fitting[0];
    if (read !== undefined) free.delete(read);
    return { medicine, read };
  });
  const found = pairs.flatMap(({ medicine, read }) => (read === undefined ? [] : [{ medicine, read }]));
  const measured = found.filter(({ medicine }) => medicine.strength !== undefined);
  const right = measured.filter(({ medicine, read }) => hasStrength(medicine, read));
  const told = found.filter(({ medicine }) => medicine.instructions !== undefined);
  const toldRight = told.filter(({ medicine, read }) => hasInstructions(medicine, read));
  const known = [...found.map(({ medicine }) => medicine), ...optional];
  const extra = isComplete ? [...free].filter((reading) => !known.some((medicine) => hasName(medicine, reading))) : [];
  return {
    counts: {
      'medicines recall': { hit: found.length, of: listed.length },
      ...(isComplete && { 'medicines precision': { hit: found.length, of: found.length + extra.length } }),
      'medicine strengths': { hit: right.length, of: measured.length },
      'medicine instructions': { hit: toldRight.length, of: told.length },
    },
    misses: [
      ...pairs
        .filter(({ read }) => read === undefined)
        .map(({ medicine }) => ({ measure: 'medicine missed', expected: medicine.name, got: '-' })),
      ...extra.map(({ name }) => ({ measure: 'medicine not expected', expected: '-', got: name })),
      ...measured
        .filter((pair) => !right.includes(pair))
        .map(({ medicine, read }) => ({
          measure: 'strength',
          expected: `${medicine.name} ${medicine.strength ?? '-'}`,
          got: read.strength ?? '-',
        })),
      ...told
        .filter((pair) => !toldRight.includes(pair))
        .map(({ medicine, read }) => ({
          measure: 'instructions',
          expected: `${medicine.name}: ${medicine.instructions ?? '-'}`,
          got: read.instructions ?? '-',
        })),
    ],
  };
}

function hasName({ name }: ExpectedMedicine, { name: read, generic }: Medication): boolean {
  const words = `${bare(read)} ${bare(generic)}`;
  return ingredients(name).every((ingredient) => words.includes(ingredient));
}

function hasStrength({ strength }: ExpectedMedicine, read: Medication): boolean {
  if (strength === undefined) return true;
  const [wanted, got] = [measuresOf(strength), measuresOf(read.strength)];
  return wanted.numbers.join(' ') === got.numbers.join(' ') && wanted.unit === got.unit;
}

/** As printed, but for spaces and signs; a reading may go on after it or leave out the way it is given. */
function hasInstructions({ instructions }: ExpectedMedicine, read: Medication): boolean {
  const [wanted, got] = [bare(instructions), bare(read.instructions)];
  return got !== '' && (got.includes(wanted) || wanted.includes(got));
}

const unitNames: Record<string, string> = {
  micrograms: 'mcg',
  microgram: 'mcg',
  µg: 'mcg',
  μg: 'mcg',
  ug: 'mcg',
  milligrams: 'mg',
  iu: 'units',
  unit: 'units',
  u: 'units',
  grams: 'g',
};

function measuresOf(strength: string | null): { numbers: number[]; unit: string } {
  const text = (strength ?? '').toLowerCase().replace(/(\d),(\d{3})\b/g, '$1$2');
  const unit = /\d\s*([a-zµμ%]+)/.exec(text)?.[1] ?? '';
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  return { numbers, unit: unitNames[unit] ?? unit };
}
