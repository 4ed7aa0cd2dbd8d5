import type { DeletedDocument } from '#core/documents/deleted-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import { restoreMinutes } from './document-changes.ts';
import { idOf } from './document-record.ts';
import type { DocumentRepository } from './documents.repository.ts';
import type { OpenLabel } from './opened-labels.ts';
import { titleOrDamage } from './present-document.ts';

/** What the actor has deleted and can have back still, what was deleted last first. */
export async function listDeleted(
  { documents, openLabel }: { documents: DocumentRepository; openLabel: OpenLabel },
  actor: Actor,
): Promise<DeletedDocument[]> {
  const hidden = await documents.listHidden(ownerOf(actor));
  return mapInTurns(hidden, async ({ record, deletedAt }) => ({
    id: idOf(record),
    title: await titleOrDamage(openLabel, record),
    until: new Date(deletedAt.getTime() + restoreMinutes * 60_000).toISOString(),
  }));
}
