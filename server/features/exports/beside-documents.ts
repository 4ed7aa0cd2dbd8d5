import type { DocumentRecord } from '../documents/document-record.ts';
import { listTicketsWith } from './exported-rows.ts';
import type { ExportDeps, RunningExport } from './running-export.ts';

type Table = Parameters<typeof listTicketsWith>[2];

/** What stands in a table beside documents: those of one document at a time, with the document. */
export async function* besideDocuments<Row>(
  { db, documents }: ExportDeps,
  { owner }: RunningExport,
  { table, listRows }: { table: Table; listRows: (ticket: string) => Promise<Row[]> },
): AsyncGenerator<{ row: Row; record: DocumentRecord }> {
  for (const ticket of await listTicketsWith(db, owner, table)) {
    const record = await documents.find(owner, `temp-${ticket}`);
    if (record === undefined) continue;
    for (const row of await listRows(ticket)) yield { row, record };
  }
}
