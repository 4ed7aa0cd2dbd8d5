import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../../ports/key-ring.ts';
import { isFinished, type DocumentRecord } from '../document-record.ts';
import { packedSummary, type PackedLayout } from '../layout/packed-layout.ts';
import { openLayout } from '../layout/sealed-layout.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../view-own-record.ts';

export type ListPagesDeps = ViewOwnRecordDeps & { keyRing: KeyRing };

type OwnLayout = { record: DocumentRecord; layout: PackedLayout };

/** Throws AppError('document.not_ready') while a document is being read. One that could not be read has no pages. */
export async function getOwnLayout(deps: ListPagesDeps, actor: Actor, ref: DocumentRef): Promise<OwnLayout> {
  const { documents, keyRing } = deps;
  const record = await viewOwnRecord(deps, actor, { ref, check: mustBeFinished });
  const sealed = record.stage === 'explained' ? await documents.findLayout(ownerOf(actor), ref) : null;
  return { record, layout: await openLayout(keyRing, record.key, sealed) };
}

function mustBeFinished(record: DocumentRecord): void {
  if (!isFinished(record)) throw new AppError('document.not_ready');
}

/** The pages of a document without their words. A text file has none. */
export async function listPages(
  deps: ListPagesDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<PageSummary[]> {
  const { layout } = await getOwnLayout(deps, actor, ref);
  return layout.pages.map(packedSummary);
}
