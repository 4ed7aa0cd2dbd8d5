import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { isRef, selectDocuments, toRecord } from '../documents/document-query.ts';
import { sealReason } from './sealed-reason.ts';
import { writeAndTell, type TellOwnerDeps } from './tell-owner.ts';

export type EmergencyDeps = TellOwnerDeps & { db: Kysely<Database> };

export type EmergencyGrant = { id: string; endsAt: Date };

/** Lets the operator read one document for some hours. Its owner is told, with the reason. Throws AppError('document.not_found'). */
export const grantEmergencyAccess = (
  deps: EmergencyDeps,
  { ref, reason, hours }: { ref: DocumentRef; reason: string; hours: number },
): Promise<EmergencyGrant> =>
  deps.db.transaction().execute(async (trx) => {
    const row = await selectDocuments(trx)
      .where(isRef(ref))
      .where('deleted_at', 'is', null)
      .forShare('documents')
      .executeTakeFirst();
    if (row === undefined) throw new AppError('document.not_found');
    const { key, ticket, owner } = toRecord(row);
    const id = randomUUID();
    const { ends_at: endsAt } = await trx
      .insertInto('emergency_accesses')
      .values({
        id,
        ticket,
        sealed_reason: await sealReason(deps.keyRing, key, id, reason),
        ends_at: sql<Date>`date_trunc('seconds', now() + make_interval(hours => ${hours}::int))`,
      })
      .returning('ends_at')
      .executeTakeFirstOrThrow();
    const fields = { grant: id, hours, until: endsAt.toISOString() };
    await writeAndTell(trx, deps, { owner, ticket, action: 'emergency.granted', fields });
    return { id, endsAt };
  });
