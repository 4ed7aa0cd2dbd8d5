import { changeProfile } from '#server/features/accounts/account-key.ts';
import type { FeatureParts } from '#server/register-features.ts';

type Parts = Pick<FeatureParts, 'db' | 'keyRing' | 'blindIndex'>;

/** Gives an account a confirmed address, without the mail in between. */
export async function confirmEmail({ db, keyRing, blindIndex }: Parts, userId: number, email = 'ana@example.com') {
  await db
    .deleteFrom('users')
    .where('email_index', '=', blindIndex('email', email))
    .where('id', '<>', String(userId))
    .execute();
  await changeProfile(db, keyRing, userId, { email });
  await db
    .updateTable('users')
    .set({ email_index: blindIndex('email', email), email_verified_at: new Date() })
    .where('id', '=', String(userId))
    .execute();
}
