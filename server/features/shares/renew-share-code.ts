import type { Transaction } from 'kysely';
import { checkEmail } from '#core/accounts/check-email.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { ShareKeys } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';
import { endVisits } from './end-visits.ts';
import { holdOwnShare } from './hold-own-share.ts';
import { mailShare, planShareMail, withdrawMails } from './mail-share.ts';
import { openNumberDoor } from './open-number-door.ts';
import { damagedAddress, presentShare } from './present-shares.ts';
import { reasonIn, type LinkOrigins, type ShareDeps } from './share-document.ts';
import { drawKeys, linkOfShare, type DrawnKeys } from './share-keys.ts';

/**
 * A new code and a new link in place of those that were lost, seen by others or guessed at too often: from then on the old ones open
 * nothing, and whoever came in by them is shown out. Throws AppError('share.not_found') and 'share.ended'.
 */
export async function renewShareCode(
  deps: ShareDeps,
  user: User,
  { shareId, origins }: { shareId: string; origins: LinkOrigins },
): Promise<ShareKeys> {
  const { userId } = user;
  const { isActive, recipientEmail } = await presentShare(deps, user, shareId);
  if (!isActive) throw new AppError('share.ended');
  // Without an address that opens there is still a code to pass on.
  const recipient = recipientEmail === damagedAddress ? undefined : checkEmail(recipientEmail);
  const mail = recipient && (await planShareMail(deps, { userId, recipient, origin: origins.mailed }));
  const keys = await drawKeys(deps);
  const { accessCode, token } = keys;

  const share = await deps.db.transaction().execute(async (trx) => {
    const { ticket, isOpen } = await holdOwnShare(trx, ownerOf(user), shareId);
    if (!isOpen) throw new AppError('share.ended');
    await exchangeKeys(trx, { shareId, ticket, keys });
    const fields = { share: Number(shareId) };
    if (recipient && mail && 'origin' in mail) {
      const { origin } = mail;
      await mailShare(trx, deps, { userId, shareId: Number(shareId), to: recipient.address, origin, token });
    } else await withdrawMails(trx, shareId);
    const renewed = await presentShare({ ...deps, db: trx }, user, shareId);
    await deps.audit.record(trx, ownerEvent(user, { action: 'share.code_renewed', ticket, fields }));
    return renewed;
  });
  return { share, accessCode, link: linkOfShare(origins.shown, token), ...(mail && reasonIn(mail)) };
}

type Exchange = { shareId: string; ticket: string; keys: DrawnKeys };

/** Opens both doors again: that of the link, and that of the document's number, which it has in common with its other shares. */
async function exchangeKeys(trx: Transaction<Database>, { shareId, ticket, keys }: Exchange): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ ...keys.kept, tries: 0 })
    .where('id', '=', shareId)
    .execute();
  await openNumberDoor(trx, ticket);
  await endVisits(trx, shareId);
}
