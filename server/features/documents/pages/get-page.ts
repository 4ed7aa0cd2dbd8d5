import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { DocumentPage } from '#core/documents/page-layout.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { unpackPage, type PackedLayout, type PackedPage } from '../layout/packed-layout.ts';
import { getOwnLayout, type ListPagesDeps } from './list-pages.ts';

/** One page with its words. Throws AppError('page.not_found') where the document has no such page. */
export async function getPage(
  deps: ListPagesDeps,
  reader: Reader,
  { ref, number }: { ref: DocumentRef; number: number },
): Promise<DocumentPage> {
  const { layout } = await getOwnLayout(deps, reader, ref);
  return unpackPage(pageOf(layout, number));
}

export function pageOf({ pages }: PackedLayout, number: number): PackedPage {
  const packed = pages.find(({ page }) => page.number === number);
  if (packed === undefined) throw new AppError('page.not_found');
  return packed;
}
