import type { Medication } from '../documents/explanation.ts';
import { capitalise } from './wording.ts';

/** A name in capitals is calmed down: "ALBUTEROL INHALER", but not "HCTZ". */
function tidyName(name: string): string {
  const tidy = name
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return capitalise(tidy.replace(/\b[A-Z]{6,}\b/g, (word) => word.toLowerCase()));
}

/** The name alone, as one says it: what is printed before the first number, mark or form. */
export function shortMedicineName({ name }: Pick<Medication, 'name'>): string {
  const start = tidyName(name);
  return /^[\p{L}][\p{L}\s-]*[\p{L}]/u.exec(start)?.[0].replace(forms, '').trim() || start;
}

const forms =
  /\s(?:oral|topical|tablets?|capsules?|solution|suspension|cream|ointment|inhaler|inhalant|injection|from|to|at|with|for|and)\b.*$/i;
