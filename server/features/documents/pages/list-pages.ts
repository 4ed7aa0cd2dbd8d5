import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import { isFinished, type DocumentRecord } from '../document-record.ts';
import { packedSummary, type PackedLayout } from '../layout/packed-layout.ts';
import { openLayout } from '../layout/sealed-layout.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../view-own-record.ts';

export type ListPagesDeps = ViewOwnRecordDeps & { keyRing: KeyRing };

type OwnLayout = { record: DocumentRecord; layout: PackedLayout };

/** Throws AppError('document.not_ready') while a document is being read. One that could not be read has no pages. */
export async function getOwnLayout(deps: ListPagesDeps, reader: Reader, ref: DocumentRef): Promise<OwnLayout> {
  const { documents, keyRing } = deps;
  const record = await viewOwnRecord(deps, reader, { ref, check: mustBeFinished });
  const sealed = record.stage === 'explained' ? await documents.findLayout(ownerOf(reader), ref) : null;
  return { record, layout: await openLayout(keyRing, record.key, sealed) };
}

function mustBeFinished(record: DocumentRecord): void {
  if (!isFinished(record)) throw new AppError('document.not_ready');
}

/** The pages of a document without their words. A text file has none. */
export async function listPages(
  deps: ListPagesDeps,
  reader: Reader,
  { ref }: { ref: DocumentRef },
): Promise<PageSummary[]> {
  const { layout } = await getOwnLayout(deps, reader, ref);
  return layout.pages.map(packedSummary);
}
