import { userIdOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { SharedWithMeItem } from '#core/sharing/share.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import { findSharer, type FindSharerDeps, type Sharer } from './find-sharer.ts';
import { selectSharedWith } from './shared-with.ts';

export type ListSharedWithMeDeps = FindSharerDeps;

/** What others share with the confirmed address of somebody who is signed in, newest first. */
export async function listSharedWithMe(deps: ListSharedWithMeDeps, user: User): Promise<SharedWithMeItem[]> {
  const rows = await selectSharedWith(deps.db, user)
    .select(['shares.id', 'shares.level', 'shares.expires_on', 'shares.created_at'])
    .select(['documents.ticket', 'documents.number', 'documents.owner', 'documents.document_type'])
    .select(['documents.sealed_label', 'document_keys.wrapped'])
    .orderBy('shares.id', 'desc')
    .execute();
  const sharers = await findSharers(
    deps,
    rows.map(({ owner }) => owner),
  );
  return mapInTurns(rows, async (row) => ({
    document: {
      id: Number(row.number),
      title: await titleOf(deps.keyRing, { id: row.ticket, wrapped: row.wrapped }, row.sealed_label),
      documentType: row.document_type,
    },
    owner: presentOwner(sharers.get(row.owner)),
    share: {
      id: Number(row.id),
      createdAt: row.created_at.toISOString(),
      accessLevel: row.level,
      expirationDate: row.expires_on,
    },
  }));
}

/** Each is asked for once, however much they share. */
async function findSharers(deps: FindSharerDeps, owners: readonly string[]): Promise<Map<string, Sharer>> {
  const found = [...new Set(owners)].map(async (owner) => {
    const userId = userIdOf(owner);
    return userId === undefined ? [] : [[owner, await findSharer(deps, userId)] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

const presentOwner = (sharer: Sharer | undefined): SharedWithMeItem['owner'] => ({
  ...(sharer !== undefined && { name: sharer.name }),
  ...(sharer?.email !== undefined && { email: sharer.email }),
});

/** One damaged document must not hide the others. */
async function titleOf(keyRing: KeyRing, key: DocumentKey, sealed: Uint8Array): Promise<string> {
  try {
    return (await openPart(keyRing, key, 'label', { sealed, shape: Label })).title;
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return 'Damaged document';
    throw error;
  }
}
