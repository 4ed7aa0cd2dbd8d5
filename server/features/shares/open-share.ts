import type { Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';
import { readCode } from '#server/secrets/written-code.ts';
import type { Afterwards } from '../accounts/afterwards.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { countTry, type Door } from './count-try.ts';
import { noteRefusal, type NoteRefusalDeps } from './note-refusal.ts';
import { isShareOpen, mostTries } from './share-rules.ts';
import { startVisit, type StartedVisit, type Visitor } from './start-visit.ts';

export type OpenShareDeps = NoteRefusalDeps & {
  blindIndex: BlindIndex;
  passwords: PasswordHasher;
  /** Where wrong codes are written down, while the answer is on its way. */
  refusals: Afterwards;
};

type Opening = { door: Door; accessCode: string; visitor: Visitor };

/**
 * Lets in whoever has the code and what belongs to it: the link, or the number of the document. Throws AppError('share.refused') alike, and
 * after as much work, for a wrong code, for one of a share that has ended, for a door that too many wrong codes have closed and for what
 * never was.
 */
export async function openShare(deps: OpenShareDeps, { door, accessCode, visitor }: Opening): Promise<StartedVisit> {
  const { db, audit, passwords, refusals } = deps;
  const code = readCode(accessCode) ?? '';
  const counted = await countTry(deps, door);
  const share = await findByCode(deps, door, code);
  const isRight = await passwords.verify(counted && share?.code_hash, code);
  const visit =
    isRight && share !== undefined
      ? await db
          .transaction()
          .execute((trx) =>
            startVisit(trx, audit, { visitor, how: door.by, shareId: share.id, codeHash: share.code_hash }),
          )
      : undefined;
  if (visit !== undefined) return visit;
  if (counted !== undefined) refusals.start(() => noteRefusal(deps, counted));
  throw new AppError('share.refused');
}

/** A share of this door with this code. One whose link was closed by wrong codes waits for a new code, whichever way somebody comes. */
const findByCode = (
  { db, blindIndex }: { db: Kysely<Database>; blindIndex: BlindIndex },
  door: Door,
  code: string,
): Promise<{ id: string; code_hash: string } | undefined> =>
  db
    .selectFrom('shares')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .select(['shares.id', 'shares.code_hash'])
    .where('code_index', '=', blindIndex('share code', code))
    .where('documents.deleted_at', 'is', null)
    .where(isShareOpen)
    .where((where) =>
      door.by === 'link'
        ? where('link_hash', '=', hashOfToken(door.token))
        : where.and([where('documents.number', '=', door.number), where('tries', '<', mostTries)]),
    )
    .executeTakeFirst();
