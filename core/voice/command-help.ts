import groups from './command-help.json' with { type: 'json' };
import type { CommandName } from './commands.ts';

/** How a command is told to people: what to say, what it does, and where a keyboard does the same. */
export type CommandHelp = { name: CommandName; say: string; does: string; keyboard: string };
export type CommandGroup = { title: string; commands: readonly CommandHelp[] };

export const commandGroups = groups as readonly CommandGroup[];
