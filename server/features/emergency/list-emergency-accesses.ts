import { sql, type Kysely } from 'kysely';
import type { DocumentId } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import { idOf } from '../documents/document-record.ts';

export type EmergencyAccess = {
  id: string;
  document: DocumentId;
  owner: string;
  grantedAt: Date;
  endsAt: Date;
  state: 'open' | 'ended' | 'over';
};

/** Every grant of a document that is still there, newest first. Nothing of the document, and no reason. */
export async function listEmergencyAccesses(db: Kysely<Database>): Promise<EmergencyAccess[]> {
  const rows = await db
    .selectFrom('emergency_accesses')
    .innerJoin('documents', 'documents.ticket', 'emergency_accesses.ticket')
    .select(['emergency_accesses.id', 'documents.ticket', 'number', 'owner', 'granted_at', 'ends_at'])
    .select(
      sql<EmergencyAccess['state']>`case when ended_at is not null then 'ended'
        when ends_at <= now() or deleted_at is not null then 'over' else 'open' end`.as('state'),
    )
    .orderBy('granted_at', 'desc')
    .execute();
  return rows.map(({ id, ticket, number, owner, granted_at, ends_at, state }) => ({
    id,
    document: idOf({ ticket, number: number === null ? null : Number(number) }),
    owner,
    grantedAt: granted_at,
    endsAt: ends_at,
    state,
  }));
}
