import { z } from 'zod';
import { ExportedAccount } from '#core/taking-along/exported.ts';
import { foldersOf, readShape } from './archive-shapes.ts';
import { checkSums } from './checksums.ts';
import { importAccount } from './import-account.ts';
import { importDocument, type ImportDeps } from './import-document.ts';
import { ImportRefused } from './import-refused.ts';
import { openArchive, type Archive } from './open-archive.ts';
import { readArchivedDocument } from './read-document.ts';

export type Imported = {
  documents: number;
  /** Documents that were there already. */
  known: number;
  /** What is not as it was, in plain lines. */
  remarks: string[];
};

const mostFiles = 1_000_000;
const noLaterThings = z.array(z.never());

/**
 * Brings an export into an account. The whole ZIP is looked at first: what is not as an export has it is refused before anything is
 * changed. Then each document is brought in by itself, so that a second run goes on where the first one was stopped. Throws ImportRefused.
 */
export async function importArchive(
  deps: ImportDeps,
  { path, userId }: { path: string; userId: number },
): Promise<Imported> {
  const bytes = await deps.files.freeBytes();
  const archive = await openArchive(path, { files: mostFiles, bytes });
  try {
    const { account, folders } = await checkArchive(archive);
    const imported: Imported = { documents: 0, known: 0, remarks: [] };
    for (const [folder, names] of folders) {
      const isNew = await importDocument(
        deps,
        { archive, userId },
        await readArchivedDocument(archive, { folder, names }),
      );
      imported[isNew ? 'documents' : 'known'] += 1;
    }
    imported.remarks.push(...(await importAccount(deps, userId, account)));
    return imported;
  } finally {
    archive.close();
  }
}

/** Reads everything once, one document at a time, and keeps nothing but the list. */
async function checkArchive(archive: Archive) {
  const folders = foldersOf(archive);
  await checkSums(archive);
  const account = await readShape(archive, 'account.json', ExportedAccount);
  for (const later of ['comments.json', 'shares.json']) await readShape(archive, later, noLaterThings);
  const tickets = new Set<string>();
  for (const [folder, names] of folders) {
    const { document } = await readArchivedDocument(archive, { folder, names });
    if (tickets.has(document.ticket)) throw new ImportRefused(`This document is there twice: ${folder}`);
    tickets.add(document.ticket);
  }
  return { account, folders };
}
