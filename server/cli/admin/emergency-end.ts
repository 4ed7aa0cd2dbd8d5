import { AppError } from '#core/kernel/app-error.ts';
import { endEmergencyAccess } from '#server/features/emergency/end-emergency-access.ts';
import type { AdminCommand } from './command.ts';
import { readEndArguments } from './emergency-arguments.ts';
import { withOutbox, type EmergencyContext } from './emergency-outbox.ts';

export const emergencyEnd = {
  name: 'emergency end',
  usage: '<grant>',
  summary: 'Ends a grant before its time. Its owner is told.',
  needs: 'anything',
  async run(context: EmergencyContext, args: readonly string[]) {
    const grant = readEndArguments(args);
    try {
      await withOutbox(context, (outbox) => endEmergencyAccess({ ...context, outbox }, grant));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'document.not_found') throw error;
      context.say('There is nothing to end: the time of this grant is over, it was ended before, or it never was.');
      return 1;
    }
    context.say('The grant has ended.');
    return 0;
  },
} satisfies AdminCommand;
