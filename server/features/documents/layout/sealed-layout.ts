import type { DocumentLayout } from '#core/documents/page-layout.ts';
import type { DocumentKey, KeyRing } from '../../../ports/key-ring.ts';
import { openPart, sealPart } from '../sealed-parts.ts';
import { packLayout, PackedLayout } from './packed-layout.ts';

/** Where the words of a document stand, under the document's key. */
export const sealLayout = (keyRing: KeyRing, key: DocumentKey, layout: DocumentLayout): Promise<Uint8Array> =>
  sealPart(keyRing, key, 'layout', packLayout(layout));

/** A document that was read before its layout was kept has no pages. Throws AppError('storage.damaged'). */
export async function openLayout(keyRing: KeyRing, key: DocumentKey, sealed: Uint8Array | null): Promise<PackedLayout> {
  return sealed === null ? { pages: [] } : openPart(keyRing, key, 'layout', { sealed, shape: PackedLayout });
}
