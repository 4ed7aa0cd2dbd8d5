import { checkUsername } from '#core/accounts/check-username.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { createAccount } from '#server/features/accounts/create-account.ts';
import { makeRecoveryCodes } from '#server/features/factors/recovery-codes.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { findAccount } from './find-account.ts';
import { generatePassword } from './generate-password.ts';

type Deps = Pick<AdminContext, 'config' | 'db' | 'keyRing' | 'audit' | 'blindIndex' | 'passwords' | 'say'>;

/** An administrator sees accounts, plans and counts, and no document of anybody. */
export const firstAdmin = {
  name: 'first-admin',
  usage: '<username>',
  summary: 'Makes an account that may administer, or lets an account that there is do so.',
  needs: 'anything',
  async run(deps: Deps, args: readonly string[]) {
    const [username, ...more] = args;
    if (username === undefined || more.length > 0) throw new UsageError('Give a username.');
    const account = await findAccount(deps.db, username);
    if (account === undefined) await makeAdmin(deps, username);
    else if (account.isAdmin) deps.say(`${account.username} may administer already.`);
    else await letAdminister(deps, account);
    return 0;
  },
} satisfies AdminCommand;

async function makeAdmin(deps: Deps, username: string): Promise<void> {
  const { config, db, passwords, say } = deps;
  const name = checkUsername(username);
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  const plan = config.people.accounts.defaultPlan;
  const codes = await db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, deps, { name, passwordHash, plan, isAdmin: true });
    return makeRecoveryCodes(deps, trx, userId);
  });
  say(`The account ${name.username} was made, and may administer. Its password, which is shown this once:`);
  say(`  ${password}`);
  say('Change it after signing in. Its recovery codes, each for one time without the password:');
  for (const code of codes) say(`  ${code}`);
}

async function letAdminister({ db, audit, say }: Deps, { id, username }: { id: number; username: string }) {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ is_admin: true }).where('id', '=', String(id)).execute();
    const fields = { isAdmin: true };
    await audit.record(trx, { owner: userOwner(id), actor: 'operator', action: 'account.profile_changed', fields });
  });
  say(`${username} may administer from now on.`);
}
