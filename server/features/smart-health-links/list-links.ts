import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { presentLink, selectLinks, type PresentLinksDeps } from './present-links.ts';

export type ListLinksDeps = PresentLinksDeps & { documents: DocumentRepository };

/** The links of a document, newest first. They stay to be seen and ended whatever the plan. */
export async function listLinks(
  { db, keyRing, documents }: ListLinksDeps,
  user: User,
  { ref }: { ref: DocumentRef },
): Promise<SmartHealthLink[]> {
  const { ticket } = await getOwnRecord(documents, user, ref);
  const rows = await selectLinks(db, ownerOf(user))
    .where('smart_health_links.ticket', '=', ticket)
    .orderBy('smart_health_links.id', 'desc')
    .execute();
  return Promise.all(rows.map((row) => presentLink(keyRing, row)));
}
