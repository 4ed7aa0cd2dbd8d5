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
import type { DrawInTurn } from './draw-in-turn.ts';
import { pageOf } from './get-page.ts';
import { getOwnLayout, type ListPagesDeps } from './list-pages.ts';

export type FindPagePictureDeps = ListPagesDeps & {
  files: FileStore;
  extractor: TextExtractor;
  drawInTurn: DrawInTurn;
};

/** A picture in WebP that is fetched or drawn when it is opened. `tag` stays the same as long as the picture does. */
export type PagePicture = { tag: string; open(signal: AbortSignal): Promise<Uint8Array> };

/**
 * The picture of a page: the one that its words were recognised from, else the page of the original. Throws AppError('page.no_picture')
 * where it is known that it cannot be drawn. Opening it throws the same when that turns out, AppError('storage.damaged') when it was lost
 * or changed, and what `drawInTurn` throws.
 */
export async function findPagePicture(
  deps: FindPagePictureDeps,
  reader: Reader,
  { ref, number }: { ref: DocumentRef; number: number },
): Promise<PagePicture> {
  const { record, layout } = await getOwnLayout(deps, reader, ref);
  const { page } = pageOf(layout, number);
  if (!page.hasPicture) {
    await refuseUndrawn(deps, record, number);
    const tag = tagOf(record.blob, number, page.turn);
    return {
      tag,
      open: (signal) => deps.drawInTurn({ reader, tag, signal }, (left) => draw(deps, record, page, left)),
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

async function refuseUndrawn(
  { documents }: FindPagePictureDeps,
  { owner, ticket }: DocumentRecord,
  page: number,
): Promise<void> {
  if (await documents.isUndrawn(owner, { ticket, page })) throw new AppError('page.no_picture');
}

/** What fails for another reason than the page is thrown, and not remembered. */
async function draw(
  deps: FindPagePictureDeps,
  record: DocumentRecord,
  { number, turn }: Pick<DocumentPage, 'number' | 'turn'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { documents, keyRing, files, extractor } = deps;
  const { owner, ticket, key, blob, fileType } = record;
  // It may have turned out while this one waited.
  await refuseUndrawn(deps, record, number);
  signal.throwIfAborted();
  const bytes = keyRing.decryptStream(key, parts.original, files.read(blob));
  const drawn = await extractor.drawPage({ bytes, mediaType: fileType }, { page: number, turn, signal });
  if (drawn.outcome === 'drawn') return drawn.picture;
  await documents.keepUndrawn(owner, { ticket, page: number, reason: drawn.reason });
  throw new AppError('page.no_picture');
}
