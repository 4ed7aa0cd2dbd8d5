import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { openNumberDoor } from './open-number-door.ts';
import { isShareOpen, isVisitOver } from './share-rules.ts';

/** Who comes, and what their browser shows for what it has open already. */
export type Visitor = { actor: Actor; token: string | undefined };

/** By which way a share was opened: `account` by the confirmed address of whoever is signed in, without a code. */
export type HowOpened = 'link' | 'number' | 'account';

/** What is given to the browser, and the number of the document that it opens. */
export type StartedVisit = { token: string; documentId: number };

type NewVisit = {
  visitor: Visitor;
  how: HowOpened;
  shareId: string;
  /** What the code was compared with: a new one made meanwhile closes this way. Undefined where no code was asked for. */
  codeHash?: string | undefined;
};

/** Lets somebody in to a shared document; the caller has seen that they may. Undefined where the share has ended by now. */
export async function startVisit(
  trx: Transaction<Database>,
  audit: AuditTrail,
  { visitor, how, shareId, codeHash }: NewVisit,
): Promise<StartedVisit | undefined> {
  const share = await holdOpenShare(trx, shareId, codeHash);
  if (share === undefined) return undefined;
  await trx
    .updateTable('shares')
    .set({ access_count: sql<number>`access_count + 1`, last_opened_at: sql<Date>`now()` })
    .$if(how === 'link', (query) => query.set({ tries: 0 }))
    .where('id', '=', shareId)
    .execute();
  if (how === 'number') await openNumberDoor(trx, share.ticket);
  const token = randomBytes(32).toString('base64url');
  await moveVisits(trx, visitor.token, token);
  await putVisit(trx, { token, shareId, sessionId: sessionOf(visitor.actor, how) });
  const actor = ownerOf(visitor.actor) === share.owner ? 'owner' : 'recipient';
  const fields = { share: Number(shareId), by: how };
  await audit.record(trx, { owner: share.owner, actor, action: 'share.opened', ticket: share.ticket, fields });
  return { token, documentId: Number(share.number) };
}

const sessionOf = (actor: Actor, how: HowOpened): string | null =>
  how === 'account' && actor.kind === 'user' ? actor.sessionId : null;

const holdOpenShare = (trx: Transaction<Database>, shareId: string, codeHash: string | undefined) =>
  trx
    .selectFrom('shares')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .select(['shares.ticket', 'documents.owner', 'documents.number'])
    .where('shares.id', '=', shareId)
    .where('documents.deleted_at', 'is', null)
    .where(isShareOpen)
    .$if(codeHash !== undefined, (query) => query.where('code_hash', '=', codeHash ?? ''))
    .forUpdate('shares')
    .executeTakeFirst();

/** What a browser has open goes with it to its new token: whoever knows the old one sees nothing by it any more. */
async function moveVisits(trx: Transaction<Database>, from: string | undefined, to: string): Promise<void> {
  if (from === undefined) return;
  const ofOld = trx.selectFrom('share_visits').select('id').where('token_hash', '=', hashOfToken(from));
  // Held in the order of their numbers, so that two tabs that open something at once never wait for each other.
  const visits = await ofOld.orderBy('id').forUpdate().execute();
  if (visits.length === 0) return;
  const ids = visits.map(({ id }) => id);
  await trx.deleteFrom('share_visits').where('id', 'in', ids).where(isVisitOver).execute();
  await trx
    .updateTable('share_visits')
    .set({ token_hash: hashOfToken(to) })
    .where('id', 'in', ids)
    .execute();
}

type VisitRow = { token: string; shareId: string; sessionId: string | null };

/** Opened again, the same visit begins anew, and the way it was opened last is what counts. */
async function putVisit(trx: Transaction<Database>, { token, shareId, sessionId }: VisitRow): Promise<void> {
  const row = { token_hash: hashOfToken(token), share_id: shareId, session_id: sessionId };
  await trx
    .insertInto('share_visits')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['token_hash', 'share_id'])
        .doUpdateSet({ session_id: sessionId, created_at: sql<Date>`now()`, seen_at: sql<Date>`now()` }),
    )
    .execute();
}
