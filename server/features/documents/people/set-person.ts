import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PersonAnswer, PersonBody } from '#core/documents/person.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import type { DocumentRepository } from '../documents.repository.ts';
import { getOwnRecord } from '../get-own-record.ts';
import { cleanPerson } from './clean-person.ts';
import { sealPerson } from './sealed-person.ts';

export type PeopleDeps = { documents: DocumentRepository; keyRing: KeyRing };

/** Says whose document it is, or takes that back. */
export async function setPerson(
  { documents, keyRing }: PeopleDeps,
  actor: Actor,
  { ref, person: raw }: PersonBody & { ref: DocumentRef },
): Promise<PersonAnswer> {
  const { key, ticket } = await getOwnRecord(documents, actor, ref);
  const person = cleanPerson(raw);
  const sealed = await sealPerson(keyRing, key, person);
  if (!(await documents.setPerson(ownerOf(actor), ticket, { sealed }))) throw new AppError('document.not_found');
  return { person };
}
