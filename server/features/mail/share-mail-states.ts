import type { Kysely } from 'kysely';
import type { ShareMailState } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';

/** Where the newest mail of each share stands. A share that nothing was mailed about is not among them. */
export async function findShareMailStates(
  db: Kysely<Database>,
  shareIds: readonly number[],
): Promise<ReadonlyMap<number, ShareMailState>> {
  if (shareIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mails')
    .distinctOn('share_id')
    .select(['share_id', 'state'])
    .where('kind', '=', 'share')
    .where('share_id', 'in', shareIds.map(String))
    .orderBy('share_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map(({ share_id, state }) => [Number(share_id), state]));
}
