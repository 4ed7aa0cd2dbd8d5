import { sql } from 'kysely';
import type { OwnerNotice } from '#core/audit/audit-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { presentLines, type PresentLinesDeps } from './present-lines.ts';

const shownAtOnce = 50;

/** What somebody has to be told of their own records and has not seen yet, newest first. */
export async function listOwnerNotices(deps: PresentLinesDeps, actor: Actor): Promise<OwnerNotice[]> {
  const owner = ownerOf(actor);
  const lines = await deps.db
    .selectFrom('owner_notices')
    .innerJoin('audit_events', (join) =>
      join
        .onRef('audit_events.owner', '=', 'owner_notices.owner')
        .onRef('audit_events.number', '=', 'owner_notices.number'),
    )
    .select(['audit_events.number', 'at', 'audit_events.actor', 'action', 'ticket', 'fields'])
    .where('owner_notices.owner', '=', owner)
    .where('seen_at', 'is', null)
    .orderBy('audit_events.number', 'desc')
    .limit(shownAtOnce)
    .execute();
  const entries = await presentLines(deps, owner, lines);
  return entries.map(({ actor: _actor, ...notice }) => notice);
}

/** The first time counts. What is not one's own, or never was, changes nothing. */
export async function markNoticeSeen(
  { db }: Pick<PresentLinesDeps, 'db'>,
  actor: Actor,
  { number }: { number: string },
): Promise<void> {
  await db
    .updateTable('owner_notices')
    .set({ seen_at: sql`now()` })
    .where('owner', '=', ownerOf(actor))
    .where('number', '=', number)
    .where('seen_at', 'is', null)
    .execute();
}
