import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { archiveFiles } from './archive-files.ts';
import { takeExportLink } from './export-links.ts';
import type { ExportDeps } from './running-export.ts';
import { writeZip } from './write-zip.ts';

export type TakeExportDeps = ExportDeps & { audit: AuditTrail };

/**
 * Everything of an account as a ZIP, made while it is read. The link is used up, and that is written down, before the first byte. Throws
 * AppError('export.link_used') for a link that was used, is too old or is somebody else's.
 */
export async function takeExport(
  deps: TakeExportDeps,
  user: User,
  { token }: { token: string },
): Promise<{ madeAt: Date; zip: Readable }> {
  const { userId } = user;
  const madeAt = await deps.db.transaction().execute(async (trx) => {
    if (!(await takeExportLink(trx, { userId, token }))) throw new AppError('export.link_used');
    await deps.audit.record(trx, ownerEvent(user, { action: 'account.exported' }));
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx);
    return rows[0]?.now ?? new Date(0);
  });
  const running = { userId, owner: ownerOf(user), madeAt, problems: [] };
  return { madeAt, zip: writeZip(archiveFiles(deps, running), { madeAt }) };
}
