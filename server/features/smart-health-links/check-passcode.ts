import { sql, type Kysely } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { Turns } from '#server/turns.ts';
import type { FoundLink } from './find-link.ts';
import { isLinkOpen, mostTries } from './link-rules.ts';
import { noteRefusal, type NoteRefusalDeps } from './note-refusal.ts';

export type CheckPasscodeDeps = NoteRefusalDeps & { passwords: PasswordHasher; takeTurns: Turns };

export type PasscodeCheck = { isRight: true } | { isRight: false; remainingAttempts: number };

/**
 * Whether a link opens with this passcode. A try is counted before it is hashed, and given back when it was right: however many come at once,
 * no more wrong ones are looked at than are left. Nothing is counted where none was given. Throws AppError('health_link.not_found') when
 * the link has closed by then.
 */
export async function checkPasscode(
  deps: CheckPasscodeDeps,
  link: FoundLink,
  passcode: string | undefined,
): Promise<PasscodeCheck> {
  const { passcodeHash, id, tries } = link;
  if (passcodeHash === null) return { isRight: true };
  if (passcode === undefined) {
    if (tries >= mostTries) throw new AppError('health_link.not_found');
    return { isRight: false, remainingAttempts: mostTries - tries };
  }
  // In turns, so that many right ones at once do not use up what is counted for wrong ones.
  return deps.takeTurns(id, async () => {
    const counted = await countTry(deps.db, id);
    if (await deps.passwords.verify(passcodeHash, passcode.normalize('NFKC'))) {
      await giveBack(deps.db, id);
      return { isRight: true };
    }
    const remainingAttempts = mostTries - counted;
    await noteRefusal(deps, link, { isLast: remainingAttempts === 0 });
    return { isRight: false, remainingAttempts };
  });
}

/** One statement: of many at once, in however many processes, exactly as many get through as are left. */
async function countTry(db: Kysely<Database>, linkId: string): Promise<number> {
  const counted = await db
    .updateTable('smart_health_links')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', linkId)
    .where(isLinkOpen)
    .returning('tries')
    .executeTakeFirst();
  if (counted === undefined) throw new AppError('health_link.not_found');
  return counted.tries;
}

async function giveBack(db: Kysely<Database>, linkId: string): Promise<void> {
  await db
    .updateTable('smart_health_links')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('id', '=', linkId)
    .execute();
}
