import { AppError } from '#core/kernel/app-error.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import { readConfig } from '#server/config.ts';
import { errorMessages } from '#server/http/error-messages.ts';
import { StartupError } from '#server/startup-error.ts';
import type { AdminCommand } from './admin/command.ts';
import { commands } from './admin/commands.ts';
import { findCommand } from './admin/find-command.ts';
import { withContext } from './admin/open-context.ts';
import { usageOf, usageOfAll } from './admin/usage.ts';
import { UsageError } from './usage-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

process.exit(await run(process.argv.slice(2)));

/** 0 when all is well, 1 when it is not, 2 on bad usage. */
async function run(line: readonly string[]): Promise<number> {
  const found = findCommand(commands, line);
  if (line.includes('--help')) {
    say(found === undefined ? usageOfAll(commands) : usageOf(found.command));
    return 0;
  }
  if (found === undefined) {
    complain(line.length === 0 ? usageOfAll(commands) : `There is no such command.\n\n${usageOfAll(commands)}`);
    return 2;
  }
  const { command, args } = found;
  try {
    return await runCommand(command, args);
  } catch (error) {
    complain(error instanceof UsageError ? `${error.message}\n\n${usageOf(command)}` : reasonOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(command: AdminCommand, args: readonly string[]): Promise<number> {
  const config = readConfig();
  if (command.needs === 'nothing') return command.run({ config, say }, args);
  return withContext({ config, needs: command.needs, say }, (context) => command.run(context, args));
}

function reasonOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (error instanceof AppError) return fillMessage(errorMessages[error.code], error.values);
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}
