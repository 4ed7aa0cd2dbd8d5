import type { ExportedSmartHealthLink } from '#core/taking-along/exported.ts';
import { idOf } from '../documents/document-record.ts';
import { openLink } from '../smart-health-links/sealed-link.ts';
import { besideDocuments } from './beside-documents.ts';
import { jsonListFile } from './export-file.ts';
import { openOrTell, type Contributor, type ExportDeps, type RunningExport } from './running-export.ts';

/** `smart-health-links.json`: which links were made, without their keys. */
export const smartHealthLinksFile: Contributor = async function* (deps, running) {
  yield jsonListFile('smart-health-links.json', linksOf(deps, running));
};

async function* linksOf(deps: ExportDeps, running: RunningExport): AsyncGenerator<ExportedSmartHealthLink> {
  const { db, keyRing } = deps;
  const listRows = (ticket: string) =>
    db.selectFrom('smart_health_links').selectAll().where('ticket', '=', ticket).orderBy('id').execute();
  for await (const { row, record } of besideDocuments(deps, running, { table: 'smart_health_links', listRows })) {
    const id = Number(row.id);
    const [addressHash, sealed] = [row.address_hash, row.sealed_link];
    const opened = await openOrTell(running, `The label of link ${id} of document ${idOf(record)}`, () =>
      openLink(keyRing, { key: record.key, addressHash }, sealed),
    );
    yield {
      id,
      document: idOf(record),
      label: opened?.label ?? null,
      hasPasscode: row.passcode_hash !== null,
      isLongTerm: row.is_long_term,
      openedCount: row.opened_count,
      expirationDate: row.expires_on,
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
      lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    };
  }
}
