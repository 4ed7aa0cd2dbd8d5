import { maxPersonLength } from '#core/documents/person.ts';
import { cleanTitle } from '../clean-title.ts';

/** A name as it may be shown anywhere; null where nothing of it is left. */
export function cleanPerson(raw: string | null): string | null {
  const name = Array.from(cleanTitle(raw ?? ''))
    .slice(0, maxPersonLength)
    .join('')
    .trim();
  return name === '' ? null : name;
}
