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

/** Becomes the given command: passes input, output and signals through, and ends as it ends. */
export function become(command, args, { env = {} } = {}) {
  // The channel tells the program when this process is gone, even when it was killed.
  const child = spawn(command, args, {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment(), ...env },
  });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  child.once('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  return child;
}
