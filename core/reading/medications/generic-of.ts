import type { Knowledge } from '../../knowledge/knowledge.ts';

/** The generic name. Of a combination it is given only when every part is known: half of it would be another medicine. */
export function genericOf(name: string, knowledge: Knowledge): string | null {
  const whole = knowledge.findMedicine(name) ?? knowledge.findMedicine(name.replace(/\s*\+\s*/g, '/'));
  if (whole) return whole.generic;
  const generics = [...new Set(knowledge.findMedicines(name).map(({ entry }) => entry.generic))];
  const parts = name.split(' / ');
  const covered = generics.flatMap((generic) => generic.split(/ and | \/ /)).length;
  return generics.length === 0 || covered < parts.length ? null : generics.join(' / ');
}
