import type { ExportedShare } from '#core/taking-along/exported.ts';
import { idOf } from '../documents/document-record.ts';
import { openRecipient } from '../shares/sealed-recipient.ts';
import { besideDocuments } from './beside-documents.ts';
import { jsonListFile } from './export-file.ts';
import { openOrTell, type Contributor, type ExportDeps, type RunningExport } from './running-export.ts';

/** `shares.json`: with whom documents are and were shared. */
export const sharesFile: Contributor = async function* (deps, running) {
  yield jsonListFile('shares.json', sharesOf(deps, running));
};

async function* sharesOf(deps: ExportDeps, running: RunningExport): AsyncGenerator<ExportedShare> {
  const { db, keyRing } = deps;
  const listRows = (ticket: string) =>
    db.selectFrom('shares').selectAll().where('ticket', '=', ticket).orderBy('id').execute();
  for await (const { row, record } of besideDocuments(deps, running, { table: 'shares', listRows })) {
    const id = Number(row.id);
    const [index, sealed] = [row.recipient_index, row.sealed_recipient];
    const recipient = await openOrTell(running, `The address of share ${id} of document ${idOf(record)}`, () =>
      openRecipient(keyRing, { key: record.key, index }, sealed),
    );
    yield {
      id,
      document: idOf(record),
      recipientEmail: recipient?.email ?? null,
      accessLevel: row.level,
      permissionType: row.recipient_type,
      accessCount: row.access_count,
      expirationDate: row.expires_on,
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
      lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    };
  }
}
