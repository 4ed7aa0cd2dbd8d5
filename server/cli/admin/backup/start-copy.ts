import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config.ts';
import { startChild } from '#server/start-child.ts';

const program = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const startsWithinMs = 180_000;

/** Starts the program on a restored copy, asks whether it is ready, and stops it. It is given no mail server, provider or payments. */
export async function startCopy({ dataDir, masterKey, masterKeyPrevious }: Config): Promise<boolean> {
  const child = await startChild(process.execPath, [program], {
    // The channel ends it when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      MASTER_KEY: masterKey,
      MASTER_KEY_PREVIOUS: masterKeyPrevious,
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    addressOf(child),
    ended.then(() => undefined),
    pause(startsWithinMs, undefined, { ref: false }),
  ]);
  const isReady = url !== undefined && (await fetch(new URL('api/health/ready', url))).ok;
  child.kill('SIGTERM');
  const [exitCode] = await ended;
  return isReady && exitCode === 0;
}

/** Where it says that it is ready. Never told when it does not come to that. */
async function addressOf({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /^Readback is ready: (\S+)$/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  return undefined;
}
