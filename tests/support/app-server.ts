import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 60_000;

/** The real program on a data folder of its own, as `npm start` runs it after set-up. */
export type AppServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has said so far, to people and to its log. */
  printed(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it politely and gives its exit code. */
  stop(): Promise<number | null>;
};

export type AppServerOptions = { dataDir?: string; port?: number; env?: Record<string, string> };

export async function startApp({ dataDir, port, env = {} }: AppServerOptions = {}): Promise<AppServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'readback-app-')));
  const usedPort = port ?? (await freePort());
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      NODE_ENV: 'production',
      PORT: String(usedPort),
      DATA_DIR: folder,
      GUEST_DOCUMENTS: '1000000',
      ...env,
    },
  });
  const printed = collect(child);
  const url = `http://localhost:${usedPort}`;
  await waitUntilReady(url, child, printed);
  return {
    url,
    dataDir: folder,
    process: child,
    printed,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 10 });

async function waitUntilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed().slice(-8000)}`);
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
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
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
