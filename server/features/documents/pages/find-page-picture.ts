import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import type { TextExtractor } from '../../../ports/text-extractor.ts';
import type { DocumentRecord } from '../document-record.ts';
import { parts, picturePart } from '../sealed-parts.ts';
import type { Gate } from '#server/gate.ts';
import { pageOf } from './get-page.ts';
import { getOwnLayout, type ListPagesDeps } from './list-pages.ts';

export type FindPagePictureDeps = ListPagesDeps & { files: FileStore; extractor: TextExtractor; drawing: Gate };

/** A picture in WebP that is fetched or drawn when it is opened. `tag` stays the same as long as the picture does. */
export type PagePicture = { tag: string; open(signal: AbortSignal): Promise<Uint8Array> };

/**
 * The picture of a page: the one that its words were recognised from, else the page of the original. Opening it throws
 * AppError('storage.damaged') when it was lost or changed, 'page.no_picture' when it cannot be drawn and 'server.unavailable' when too
 * many are being drawn.
 */
export async function findPagePicture(
  deps: FindPagePictureDeps,
  reader: Reader,
  { ref, number }: { ref: DocumentRef; number: number },
): Promise<PagePicture> {
  const { record, layout } = await getOwnLayout(deps, reader, ref);
  const { page } = pageOf(layout, number);
  if (!page.hasPicture) {
    return {
      tag: tagOf(record.blob, number, page.turn),
      open: (signal) => deps.drawing(() => draw(deps, record, page, signal)),
    };
  }
  const blob = await deps.documents.findPicture(ownerOf(reader), ref, number);
  if (blob === undefined) throw new AppError('storage.damaged');
  const { keyRing, files } = deps;
  return {
    tag: tagOf(blob, number, page.turn),
    open: () => buffer(keyRing.decryptStream(record.key, picturePart(number), files.read(blob))),
  };
}

/** Tells nothing of where the picture is stored. */
const tagOf = (...facts: readonly (string | number)[]): string =>
  createHash('sha256').update(facts.join(' ')).digest('base64url').slice(0, 22);

async function draw(
  { keyRing, files, extractor }: FindPagePictureDeps,
  { key, blob, fileType }: DocumentRecord,
  { number, turn }: Pick<DocumentPage, 'number' | 'turn'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const bytes = keyRing.decryptStream(key, parts.original, files.read(blob));
  const drawn = await extractor.drawPage({ bytes, mediaType: fileType }, { page: number, turn, signal });
  if (drawn.outcome === 'undrawn') throw new AppError('page.no_picture');
  return drawn.picture;
}
