import { spawn, spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** The project's own programs come first on the path. */
const environment = () => ({
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
});

/** Runs a command to its end and gives its exit code. Its output is shown on the given streams. */
export function run(command, args, { output = 'inherit', env = {}, cwd = root } = {}) {
  const stdio = ['ignore', output === 'error' ? 2 : output, output === 'error' ? 2 : output];
  const { status, error } = spawnSync(command, args, { cwd, stdio, env: { ...environment(), ...env } });
  if (error !== undefined && error.code !== 'ENOENT') throw error;
  return status ?? 1;
}

/** What ends a program that is asked to end. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Starts the given command with this process's input and output. The channel tells it when this process is gone, even when it was killed. */
export const launch = (command, args, { env = {} } = {}) =>
  spawn(command, args, {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment(), ...env },
  });

/** Ends as the given command has ended. */
export const endAs = (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));

/** Ends because the given command could not be started. */
export function endUnstarted(command, error) {
  process.stderr.write(`${command} could not be started: ${error.message}\n`);
  process.exit(1);
}

/** Becomes the given command: passes input, output and signals through, and ends as it ends. */
export function become(command, args, options) {
  const child = launch(command, args, options);
  const forward = (signal) => child.kill(signal);
  for (const signal of endingSignals) process.on(signal, forward);
  child.once('error', (error) => endUnstarted(command, error));
  child.once('exit', endAs);
  return child;
}
