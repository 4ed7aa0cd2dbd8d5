import type { Medication } from '../../documents/explanation.ts';
import { insideOf } from '../../kernel/items-in-span.ts';
import type { Span } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';
import type { ToldStatus } from './medicine-status.ts';

/** The known medicines that stand wholly inside a stretch, in order, with their places in the whole text. */
export type MedicineMentions = (within: Span) => Mention<MedicineEntry>[];

/** Looks the whole text over once; every line and sentence is then answered from the places found. */
export function medicineMentions(text: string, knowledge: Knowledge): MedicineMentions {
  const all = knowledge.findMedicines(text);
  return (within) => insideOf(all, within);
}

/** The generic name. Of a combination it is given only when every part is known: half of it would be another medicine. */
export function genericOf(name: string, knowledge: Knowledge): string | null {
  // "Amlodipin", "Furosémide": as they are spelled in German and French.
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const whole = [name, name.replace(/\s*\+\s*/g, '/'), plain, `${plain}e`]
    .map((each) => knowledge.findMedicine(each))
    .find((entry) => entry !== undefined);
  if (whole) return whole.generic;
  const generics = [...new Set(knowledge.findMedicines(name).map(({ entry }) => entry.generic))];
  const parts = name.split(' / ');
  const covered = generics.flatMap((generic) => generic.split(/ and | \/ /)).length;
  return generics.length === 0 || covered < parts.length ? null : generics.join(' / ');
}

/** A medicine as read. `isListed`: an entry of a list; `isBeside`: what is done with it is said further on; `remarks`: of other cells of its row. */
export type ReadMedicine = Medication & {
  told: ToldStatus | null;
  isListed: boolean;
  isBeside?: boolean;
  remarks?: string[];
};
