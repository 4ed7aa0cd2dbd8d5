import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { MediaType } from '../../ports/text-extractor.ts';
import { getOwnRecord } from './get-own-record.ts';
import { peek } from './peek.ts';
import { Label, openPart, parts } from './sealed-parts.ts';
import type { ViewOwnRecordDeps } from './view-own-record.ts';

export type DownloadOriginalDeps = ViewOwnRecordDeps & { keyRing: KeyRing; files: FileStore };

export type Original = { title: string; mediaType: MediaType; size: number; bytes: AsyncIterable<Uint8Array> };

/** The uploaded bytes. Damage at their beginning is told before anything is sent; later damage breaks the stream off. */
export async function downloadOriginal(
  { documents, audit, keyRing, files }: DownloadOriginalDeps,
  reader: Reader,
  { ref }: { ref: DocumentRef },
): Promise<Original> {
  const { ticket, fileSize: bytes } = await getOwnRecord(documents, reader, ref);
  const event = ownerEvent(reader, { action: 'document.original_downloaded', ticket, fields: { bytes } });
  const record = await documents.giveOut(ownerOf(reader), ticket, (trx) => audit.record(trx, event));
  const { title } = await openPart(keyRing, record.key, 'label', { sealed: record.sealedLabel, shape: Label });
  const opened = keyRing.decryptStream(record.key, parts.original, files.read(record.blob));
  const { whole } = await peek(opened, 1);
  return { title, mediaType: record.fileType, size: record.fileSize, bytes: whole };
}
