import { sql } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { EmergencyDeps } from './grant-emergency-access.ts';
import { writeAndTell } from './tell-owner.ts';

/** Ends a grant before its time. Throws AppError('document.not_found') when it is over, was ended before or never was. */
export const endEmergencyAccess = (deps: EmergencyDeps, grant: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('emergency_accesses')
      .from('documents')
      .whereRef('documents.ticket', '=', 'emergency_accesses.ticket')
      .where('emergency_accesses.id', '=', grant)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', sql<Date>`now()`)
      .set({ ended_at: sql`now()` })
      .returning(['documents.owner', 'documents.ticket'])
      .executeTakeFirst();
    if (ended === undefined) throw new AppError('document.not_found');
    await writeAndTell(trx, deps, { ...ended, action: 'emergency.ended', fields: { grant } });
  });
