import { sql, type Kysely } from 'kysely';
import type { AuditAction, AuditActor } from '#core/audit/audit-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { ShareVisit } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';

export type ListShareVisitsDeps = { db: Kysely<Database> };

type What = ShareVisit['what'];

/** What was done to a share, and what its recipient did. */
const wholeStory: Readonly<Partial<Record<AuditAction, What>>> = {
  'share.created': 'created',
  'share.opened': 'opened',
  'share.refused': 'refused',
  'share.locked': 'locked',
  'share.code_renewed': 'new_code',
  'share.revoked': 'revoked',
};
const byRecipient: Readonly<Partial<Record<AuditAction, What>>> = {
  'document.viewed': 'viewed',
  'document.interpretation_viewed': 'viewed',
  'document.original_downloaded': 'downloaded',
  'document.exported_pdf': 'exported_pdf',
  'comment.added': 'commented',
  'document.told_anew': 'told_anew',
};
const atTheDoor: readonly AuditAction[] = ['share.refused', 'share.locked'];

const shownAtOnce = 500;

/** Who came by a share and what they did, newest first. Throws AppError('share.not_found'), also for another's. */
export async function listShareVisits(
  { db }: ListShareVisitsDeps,
  user: User,
  { shareId }: { shareId: string },
): Promise<ShareVisit[]> {
  const owner = ownerOf(user);
  const share = await db
    .selectFrom('shares')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .innerJoin('users', (join) => join.on('users.id', '=', String(user.userId)))
    .select(['shares.id', 'shares.ticket', 'shares.created_at', 'users.time_zone'])
    .where('shares.id', '=', shareId)
    .where('documents.owner', '=', owner)
    .where('documents.deleted_at', 'is', null)
    .executeTakeFirst();
  if (share === undefined) throw new AppError('share.not_found');
  const lines = await readLines(db, owner, share);
  return countRefused(
    lines.flatMap((line) => visitOf(line) ?? []),
    share.time_zone,
  );
}

type Line = { at: Date; actor: AuditActor; action: AuditAction };

/** Lines that name the share, and codes that were tried with the number of its document alone: those were meant for any share of it. */
const readLines = (
  db: Kysely<Database>,
  owner: string,
  share: { id: string; ticket: string; created_at: Date },
): Promise<Line[]> =>
  db
    .selectFrom('audit_events')
    .select(['at', 'actor', 'action'])
    .where('owner', '=', owner)
    .where('ticket', '=', share.ticket)
    .where((where) =>
      where.or([
        sql<boolean>`fields::jsonb -> 'share' = to_jsonb(${share.id}::bigint)`,
        where.and([
          where('action', 'in', atTheDoor),
          where('at', '>=', share.created_at),
          sql<boolean>`not fields::jsonb ? 'share'`,
        ]),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(shownAtOnce)
    .execute();

function visitOf({ at, actor, action }: Line): ShareVisit | undefined {
  const what = wholeStory[action] ?? (actor === 'owner' ? undefined : byRecipient[action]);
  return what && { at: at.toISOString(), what };
}

/** Wrong codes of one day, as the owner's calendar has it, are one entry with the time of the last. */
function countRefused(visits: readonly ShareVisit[], timeZone: string): ShareVisit[] {
  const counted: ShareVisit[] = [];
  const days = new Map<string, ShareVisit>();
  for (const visit of visits) {
    const day = Temporal.Instant.from(visit.at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const last = visit.what === 'refused' ? days.get(day) : undefined;
    if (last !== undefined) {
      last.times = (last.times ?? 1) + 1;
      continue;
    }
    const entry = { ...visit };
    counted.push(entry);
    if (visit.what === 'refused') days.set(day, entry);
  }
  return counted;
}
