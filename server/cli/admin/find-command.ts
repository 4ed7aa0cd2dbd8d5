import type { AdminCommand } from './command.ts';

/** The command that a line begins with, and what follows it. Names of two words come before names of one. */
export function findCommand(
  commands: readonly AdminCommand[],
  line: readonly string[],
): { command: AdminCommand; args: string[] } | undefined {
  for (const words of [2, 1]) {
    const name = line.slice(0, words).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command !== undefined) return { command, args: line.slice(words) };
  }
  return undefined;
}
