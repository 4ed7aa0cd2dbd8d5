import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Several that start together on a busy machine take their time.
const readyWithinMs = 110_000;

/** One process of the real program. */
export type ProgramProcess = {
  process: ChildProcess;
  /** Everything it has said so far, to people and to its log. */
  printed(): string;
  /** Resolves when `isReady` does with true. Throws with what was printed when the process ends before, or takes too long. */
  ready(isReady: () => Promise<boolean>): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

export function startProcess(env: Record<string, string>): ProgramProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    // By the channel it sees that whoever started it is gone, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...compileCache, NODE_ENV: 'production', ...env },
  });
  const printed = collect(child);
  return {
    process: child,
    printed,
    ready: (isReady) => waitUntil(isReady, child, printed),
    end: (signal) => end(child, signal),
  };
}

/** Whether a server answers there, and is ready for everything. */
export const isReadyAt = async (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitUntil(isReady: () => Promise<boolean>, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed().slice(-8000)}`);
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready in ${readyWithinMs} ms:\n${printed().slice(-8000)}`);
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => (text += chunk.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, lowestOfConnections);
    if (await isFree(port)) return port;
  }
}

// Below those that a system gives to whoever connects to something: until it is used, nobody else takes it by chance.
const lowestPort = 15_000;
const lowestOfConnections = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
