import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** What was used up is what was uploaded and could be read, not one more. */
export const quotaIsExact: Invariant = {
  name: 'quota is exact',
  async check({ world: { db }, people, allowed }) {
    const breaks: string[] = [];
    for (const { username, userId, state, documents } of people) {
      if (userId === undefined) continue;
      const owner = `user:${userId}`;
      const used = await sql<{ used: number }>`
        select coalesce(sum(used), 0)::int as used from upload_counts where owner = ${owner}`.execute(db);
      const free = await sql<{ free: number }>`
        select count(*)::int as free from documents where owner = ${owner} and counted_in is null`.execute(db);
      const unread = await sql<{ unread: number }>`
        select count(*)::int as unread from documents where owner = ${owner} and stage = 'unreadable'`.execute(db);
      const has = used.rows[0]?.used ?? 0;
      const givenBack = free.rows[0]?.free ?? 0;
      if (givenBack !== (unread.rows[0]?.unread ?? 0))
        breaks.push(`${username}: ${givenBack} uploads were given back, ${unread.rows[0]?.unread} could not be read`);
      // Of those that are erased already nobody can tell any more whether they could be read.
      const erased = documents.filter(
        ({ state: now, paper }) => now === 'erasing' && (paper.becomes !== 'explained' || allowed.damage === true),
      ).length;
      const wanted = state === 'gone' ? 0 : documents.filter((each) => each.ticket !== undefined).length - givenBack;
      if (has > wanted || has < wanted - erased)
        breaks.push(`${username} has used ${has} uploads instead of ${wanted}`);
    }
    return breaks;
  },
};
