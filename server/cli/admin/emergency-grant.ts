import { grantEmergencyAccess } from '#server/features/emergency/grant-emergency-access.ts';
import type { AdminCommand } from './command.ts';
import { readGrantArguments } from './emergency-arguments.ts';
import { withOutbox, type EmergencyContext } from './emergency-outbox.ts';

export const emergencyGrant = {
  name: 'emergency grant',
  usage: '<document id> --reason "…" --hours 1-24',
  summary: 'Lets you read one document for some hours in an emergency. Its owner is told, with the reason.',
  needs: 'anything',
  async run(context: EmergencyContext, args: readonly string[]) {
    const asked = readGrantArguments(args);
    const { id, endsAt } = await withOutbox(context, (outbox) => grantEmergencyAccess({ ...context, outbox }, asked));
    context.say(id);
    context.say(`This grant ends at ${endsAt.toISOString()}. The owner of the document is told of it.`);
    return 0;
  },
} satisfies AdminCommand;
