import { parseArgs } from 'node:util';
import { PlanName, planNames } from '#core/plans/plans.ts';
import { changeAccountPlan } from '#server/features/administration/change-account-plan.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { getAccount } from './find-account.ts';

/** Gives somebody another plan, such as a relative or somebody who has paid another way. */
export const plan = {
  name: 'plan',
  usage: `<username> ${planNames.join('|')} [--now]`,
  summary: 'Changes the plan of an account when its present cycle ends, or at once with --now.',
  needs: 'anything',
  async run({ db, audit, say }: Pick<AdminContext, 'db' | 'audit' | 'say'>, args: readonly string[]) {
    const { username, plan: wanted, isNow } = parse(args);
    const { id, username: name } = await getAccount(db, username);
    const at = await changeAccountPlan({ db, audit }, { userId: id, plan: wanted, when: isNow ? 'now' : 'next_cycle' });
    say(`${name} has the plan ${wanted} from ${at.toISOString()} on.`);
    return 0;
  },
} satisfies AdminCommand;

function parse(args: readonly string[]): { username: string; plan: PlanName; isNow: boolean } {
  const { values, positionals } = read(args);
  const [username, name, ...more] = positionals;
  const wanted = PlanName.safeParse(name);
  if (username === undefined || more.length > 0) throw new UsageError('Give a username and a plan.');
  if (!wanted.success) throw new UsageError(`The plans are ${planNames.join(', ')}.`);
  return { username, plan: wanted.data, isNow: values.now };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { now: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Unknown option.');
  }
}
