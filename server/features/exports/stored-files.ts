import { buffer } from 'node:stream/consumers';
import { extensionOf } from '../documents/attachment-header.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { parts, picturePart } from '../documents/sealed-parts.ts';
import type { ExportFile } from './export-file.ts';
import { listPictures } from './exported-rows.ts';
import { openOrTell, type ExportDeps, type RunningExport } from './running-export.ts';

/**
 * The uploaded file, in pieces. It is gone through once before, so that no half of one is ever given out: what is damaged at its end is
 * left out as well.
 */
export async function originalFile(
  { keyRing, files }: ExportDeps,
  running: RunningExport,
  { record, folder, what }: { record: DocumentRecord; folder: string; what: string },
): Promise<{ name: string; file: ExportFile } | undefined> {
  const open = () => keyRing.decryptStream(record.key, parts.original, files.read(record.blob));
  const isWhole = await openOrTell(running, what, async () => {
    for await (const _piece of open());
    return true;
  });
  if (isWhole === undefined) return undefined;
  const name = `original.${extensionOf(record.fileType)}`;
  return { name, file: { path: `${folder}/${name}`, bytes: open(), isPacked: true } };
}

type Picture = { page: number; name: string; file: ExportFile };

/** The straightened pictures that were made of recognised pages. */
export async function* pictureFiles(
  { db, keyRing, files }: ExportDeps,
  running: RunningExport,
  { record, folder, what }: { record: DocumentRecord; folder: string; what: (part: string) => string },
): AsyncGenerator<Picture> {
  for (const { page, blob } of await listPictures(db, running.owner, record.ticket)) {
    const bytes = await openOrTell(running, what(`picture of page ${page}`), () =>
      buffer(keyRing.decryptStream(record.key, picturePart(page), files.read(blob))),
    );
    const name = `pages/${page}.webp`;
    if (bytes !== undefined) yield { page, name, file: { path: `${folder}/${name}`, bytes, isPacked: true } };
  }
}
