import { listEmergencyAccesses } from '#server/features/emergency/list-emergency-accesses.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';

export const emergencyList = {
  name: 'emergency list',
  usage: '',
  summary: 'Lists the emergency accesses to documents that are still there, newest first.',
  needs: 'anything',
  async run({ db, say }: Pick<AdminContext, 'db' | 'say'>, args: readonly string[]) {
    if (args.length > 0) throw new UsageError('This command takes nothing else.');
    const accesses = await listEmergencyAccesses(db);
    if (accesses.length === 0) say('There are none.');
    for (const { id, document, owner, grantedAt, endsAt, state } of accesses) {
      say(`${id}  ${state}  document ${document} of ${owner}, ${grantedAt.toISOString()} to ${endsAt.toISOString()}`);
    }
    return 0;
  },
} satisfies AdminCommand;
