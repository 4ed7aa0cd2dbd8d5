import { commandGroups } from '#core/voice/command-help.ts';
import type { Command } from '#core/voice/commands.ts';

const all = commandGroups.flatMap(({ commands }) => commands);

/** A command in words that could be said for it. */
export const commandWords = (command: Command): string =>
  'asked' in command
    ? `Define ${command.term ?? command.asked}`
    : (all.find(({ name }) => name === command.name)?.say ?? command.name);
