import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache } from '#tests/support/compile-cache.ts';
import { line, type Notice, type Order } from '../inside/order.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const inside = fileURLToPath(new URL('../inside/program.ts', import.meta.url));

const startsWithinMs = 60_000;

export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A process of the product in which faults can be made. */
export type Program = {
  pid: number;
  ended: Promise<Ending>;
  hasEnded(): boolean;
  printed(): string;
  /** Whether it comes to print this: false where it ends before, or does not in time. */
  prints(words: RegExp): Promise<boolean>;
  /** What it has met so far of what it was told to suffer. */
  struck(): readonly string[];
  /** Resolves when the order was taken. Does nothing where the program is gone. */
  order(order: Order): Promise<void>;
  signal(name: NodeJS.Signals): void;
};

const living = new Set<ChildProcess>();
// Whoever stops the harness stops what it has started.
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

export function startProgram(args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', inside, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...compileCache, NODE_ENV: 'production', ...env },
  });
  living.add(child);
  child.once('exit', () => living.delete(child));
  const text = collect(child);
  const wire = openWire(child);
  let ending: Ending | undefined;
  const ended = once(child, 'close').then(([code, signal]) => (ending = { code, signal } as Ending));
  const hasEnded = () => ending !== undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded,
    printed: text,
    async prints(words) {
      const deadline = performance.now() + startsWithinMs;
      while (performance.now() < deadline && !hasEnded()) {
        if (words.test(text())) return true;
        await pause(25);
      }
      return false;
    },
    struck: wire.struck,
    order: (order) => Promise.race([wire.send(order), ended.then(() => undefined)]),
    signal: (name) => void child.kill(name),
  };
}

function openWire(child: ChildProcess) {
  const wire = child.stdio[line];
  if (!(wire instanceof Duplex)) throw new Error('The program has no line to the harness.');
  wire.on('error', () => undefined);
  const struck: string[] = [];
  const taken: (() => void)[] = [];
  onLines(wire, (said) => {
    const notice = JSON.parse(said) as Notice;
    if (notice.said === 'struck') struck.push(notice.what ?? '');
    if (notice.said === 'taken') taken.shift()?.();
  });
  return {
    struck: () => struck,
    send: (order: Order) =>
      new Promise<void>((resolve) => {
        taken.push(resolve);
        wire.write(`${JSON.stringify(order)}\n`);
      }),
  };
}

/** Not by `readline`, which throws what a line that breaks off says. */
function onLines(wire: Duplex, take: (line: string) => void): void {
  let rest = '';
  wire.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) take(each);
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

/** Whether it came up: false where it ended before, or was not ready in time. */
export async function isReady(program: Program, url: string): Promise<boolean> {
  const deadline = performance.now() + startsWithinMs;
  while (performance.now() < deadline && !program.hasEnded()) {
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true && /program\.started/.test(program.printed())) return true;
    await pause(25);
  }
  return false;
}
