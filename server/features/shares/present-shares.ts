import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { User } from '#core/kernel/actor.ts';
import { ownerOf } from '#core/kernel/actor.ts';
import type { DocumentShare } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import { findShareMailStates } from '../mail/share-mail-states.ts';
import { openRecipient } from './sealed-recipient.ts';
import { selectShares, type ShareRow } from './share-query.ts';

export type PresentSharesDeps = { db: Kysely<Database>; keyRing: KeyRing };

/** Stands in place of an address that does not open any more. */
export const damagedAddress = 'Damaged address';

/** Shares as the owner of their document sees them. */
export async function presentShares(
  { db, keyRing }: PresentSharesDeps,
  { userId }: User,
  rows: readonly ShareRow[],
): Promise<DocumentShare[]> {
  const mails = await findShareMailStates(
    db,
    rows.map(({ id }) => Number(id)),
  );
  return mapInTurns(rows, async (row) => ({
    id: Number(row.id),
    documentId: Number(row.number),
    ownerId: userId,
    recipientEmail: await addressOf(keyRing, row),
    accessLevel: row.level,
    permissionType: row.recipient_type,
    expirationDate: row.expires_on,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isActive: row.state === 'active' || row.state === 'locked',
    state: row.state,
    accessCount: row.access_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    mail: mails.get(Number(row.id)) ?? 'none',
    createdAt: row.created_at.toISOString(),
  }));
}

/** One share of an owner. Throws AppError('share.not_found') alike for another's and for what never was. */
export async function presentShare(deps: PresentSharesDeps, user: User, shareId: string): Promise<DocumentShare> {
  const row = await selectShares(deps.db, ownerOf(user)).where('shares.id', '=', shareId).executeTakeFirst();
  const [share] = row === undefined ? [] : await presentShares(deps, user, [row]);
  if (share === undefined) throw new AppError('share.not_found');
  return share;
}

/** A damaged one must not hide the others, nor keep its owner from revoking it. */
async function addressOf(keyRing: KeyRing, row: ShareRow): Promise<string> {
  const { ticket: id, wrapped, recipient_index: index, sealed_recipient: sealed } = row;
  try {
    return (await openRecipient(keyRing, { key: { id, wrapped }, index }, sealed)).email;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'storage.damaged') throw error;
    return damagedAddress;
  }
}
