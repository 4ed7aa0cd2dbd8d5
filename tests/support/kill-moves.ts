import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';
import type { Place } from './places.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a move ended, what it had said by then, and how long after its first words that was. */
export type Moved = { code: number | null; said: string; ms: number };

/** When a move is killed: so many milliseconds after it has said these words. */
type Kill = { words: string; ms: number };

/** The command as a process of its own, to its end or until it is killed. */
export async function moveOnce(from: Place, to: Place, kill?: Kill): Promise<Moved> {
  const child = spawn(process.execPath, ['server/cli/admin.ts', 'move', ...to.options], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compileCache, ...from.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let beganAt: number | undefined;
  let isDoomed = false;
  const hear = (words: Buffer) => {
    beganAt ??= performance.now();
    said += words.toString();
    if (kill === undefined || isDoomed || !said.includes(kill.words)) return;
    isDoomed = true;
    setTimeout(() => child.kill('SIGKILL'), kill.ms).unref();
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  await once(child, 'close');
  return { code: child.exitCode, said, ms: performance.now() - (beganAt ?? performance.now()) };
}

const parts = ['Copying', 'Copying files', 'Comparing'];

type Kills = { kills: number; random(): number; wholeMs: number };

/**
 * A move that is killed in one of its parts after the other, each time within a tenth of what a whole one takes, and then left alone. Gives
 * every try of it.
 */
export async function moveThroughKills(from: Place, to: Place, { kills, random, wholeMs }: Kills): Promise<Moved[]> {
  const tries: Moved[] = [];
  for (let kill = 0; kill < kills; kill += 1)
    tries.push(await moveOnce(from, to, { words: parts[kill % parts.length] ?? '', ms: (random() * wholeMs) / 10 }));
  return [...tries, await moveOnce(from, to)];
}

/** What was last said before the end of each try. */
export const pointsOf = (tries: readonly Moved[]): string[] =>
  tries.map(({ code, said, ms }) => {
    const reached = /finished before|Comparing|Copying files|Copying [\d,]+ rows/g;
    return `${code === null ? 'killed' : `ended with ${code}`} after ${Math.round(ms)} ms: ${said.match(reached)?.at(-1) ?? 'nothing said'}`;
  });
