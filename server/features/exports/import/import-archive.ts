import { append } from '#core/kernel/append.ts';
import { z } from 'zod';
import {
  ExportedAccount,
  ExportedComment,
  ExportedShare,
  ExportedSmartHealthLink,
} from '#core/taking-along/exported.ts';
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

/** What others were let at, and what they and the owner said to each other: of that, an import brings nothing in. */
const leftOut = [
  {
    path: 'shares.json',
    shape: z.array(ExportedShare),
    remark: 'Shares are not brought along: nobody is let in by an import.',
  },
  {
    path: 'smart-health-links.json',
    shape: z.array(ExportedSmartHealthLink),
    remark: 'SMART Health Links are not brought along: make new ones here.',
  },
  {
    path: 'comments.json',
    shape: z.array(ExportedComment),
    remark: 'Comments are not brought along. They stay in the ZIP, in comments.json.',
  },
] as const;

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
    const { account, folders, remarks } = await checkArchive(archive);
    const imported: Imported = { documents: 0, known: 0, remarks };
    for (const [folder, names] of folders) {
      const isNew = await importDocument(
        deps,
        { archive, userId },
        await readArchivedDocument(archive, { folder, names }),
      );
      imported[isNew ? 'documents' : 'known'] += 1;
    }
    append(imported.remarks, await importAccount(deps, userId, account));
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
  const remarks = await remarksOfLeftOut(archive);
  const tickets = new Set<string>();
  for (const [folder, names] of folders) {
    const { document } = await readArchivedDocument(archive, { folder, names });
    if (tickets.has(document.ticket)) throw new ImportRefused(`This document is there twice: ${folder}`);
    tickets.add(document.ticket);
  }
  return { account, folders, remarks };
}

async function remarksOfLeftOut(archive: Archive): Promise<string[]> {
  const remarks: string[] = [];
  for (const { path, shape, remark } of leftOut) {
    // An export of the first version has no links.
    const isThere = archive.paths.includes(path) || path !== 'smart-health-links.json';
    const things = isThere ? await readShape(archive, path, shape) : [];
    if (things.length > 0) remarks.push(remark);
  }
  return remarks;
}
