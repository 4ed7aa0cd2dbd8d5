import type { AdminCommand } from './command.ts';

const lineOf = ({ name, usage }: AdminCommand): string => `npm run -s admin -- ${`${name} ${usage}`.trim()}`;

export const usageOf = (command: AdminCommand): string =>
  `Usage:\n  ${lineOf(command)}\n\n${command.summary}${hint(command)}\n`;

/** Every command with what it is for. */
export const usageOfAll = (commands: readonly AdminCommand[]): string =>
  `Usage:\n${commands.map((command) => `  ${lineOf(command)}\n      ${command.summary}${hint(command)}\n`).join('')}`;

const hint = ({ needs }: AdminCommand): string => (needs === 'stopped' ? ' The program must be stopped.' : '');
