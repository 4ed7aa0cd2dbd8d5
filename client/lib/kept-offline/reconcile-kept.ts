import { z } from 'zod';
import type { CurrentUser } from '#core/accounts/account.ts';
import { DocumentId } from '#core/documents/medical-document.ts';
import { callApi } from '../call-api.ts';
import { refOf } from '../medical-documents/document-ref.ts';
import { ownerOf } from './kept-query.ts';
import type { KeptStore } from './kept-store.ts';

const Listed = z.array(z.object({ id: DocumentId }));

/** Drops what is kept of documents that are no longer there. Tells whether anything was. Where nobody answers, all stays. */
export async function reconcileKept(store: KeptStore, user: CurrentUser | null): Promise<boolean> {
  const kept = await store.list(ownerOf(user));
  if (kept.length === 0) return false;
  const path = `/api/medical-documents?userId=${user?.id ?? 'guest'}`;
  const listed = await callApi({ path, output: Listed }).catch(() => undefined);
  if (listed === undefined) return false;
  const present = new Set(listed.map(({ id }) => refOf(id)));
  const gone = kept.map(({ ref }) => ref).filter((ref) => !present.has(ref));
  await store.drop(gone);
  return gone.length > 0;
}
