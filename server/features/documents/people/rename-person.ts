import type { RenamedPerson, RenamePersonBody } from '#core/documents/person.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import type { DocumentRecord } from '../document-record.ts';
import { cleanPerson } from './clean-person.ts';
import { openPerson, sealPerson } from './sealed-person.ts';
import type { PeopleDeps } from './set-person.ts';

/** Gives a person another name at every document of theirs, also at those that were just deleted and may come back. */
export async function renamePerson(
  { documents, keyRing }: PeopleDeps,
  actor: Actor,
  { from, to }: RenamePersonBody,
): Promise<RenamedPerson> {
  const person = cleanPerson(to);
  if (person === null) throw new AppError('request.invalid');
  const owner = ownerOf(actor);
  let count = 0;
  for (const { ticket, key, sealedPerson: was } of await documents.listWithPerson(owner)) {
    if ((await nameOf(keyRing, { key, sealedPerson: was })) !== cleanPerson(from)) continue;
    // What was changed meanwhile stays as it was changed.
    if (await documents.setPerson(owner, ticket, { sealed: await sealPerson(keyRing, key, person), was })) count += 1;
  }
  return { person, documents: count };
}

/** A damaged name is nobody's. */
async function nameOf(keyRing: KeyRing, { key, sealedPerson }: Pick<DocumentRecord, 'key' | 'sealedPerson'>) {
  try {
    return await openPerson(keyRing, key, sealedPerson);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
