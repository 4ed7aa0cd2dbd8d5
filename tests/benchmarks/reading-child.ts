import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Duplex } from 'node:stream';
import type { MediaType } from '#server/ports/text-extractor.ts';
import { childCommand, childEnvironment } from '#server/adapters/text-extractor/child/child-command.ts';
import { coreChannel } from '#server/adapters/text-extractor/child/child-task.ts';
import { createGate } from '#server/gate.ts';
import { lendCores } from '#server/adapters/text-extractor/child/shared-cores.ts';
import { childrenCpuSeconds } from '../evaluation/files/children-cpu.ts';

export type ChildRun = { wallMs: number; cpuMs: number; peakMegabytes: number };

/** Reads a file in a child process as the server starts it, and tells what that took. */
export async function runReadingChild(
  bytes: Uint8Array,
  { mediaType, threads }: { mediaType: MediaType; threads: number },
): Promise<ChildRun> {
  const task = { verb: 'extract', mediaType, recognise: true, threads } as const;
  const { file, args, cwd } = childCommand(task, { memoryBytes: 1024 ** 3 });
  return measured(file, args, { cwd, input: bytes, env: childEnvironment, cores: threads });
}

type Settings = { cwd?: string; input?: Uint8Array; env?: Record<string, string>; cores?: number };

/** Runs a program to its end, lending it cores when it asks; what it prints goes nowhere. */
export async function measured(
  file: string,
  args: readonly string[],
  { cwd, input, env = {}, cores = 0 }: Settings,
): Promise<ChildRun> {
  const cpuBefore = childrenCpuSeconds();
  const started = performance.now();
  const child = spawn(file, args, {
    ...{ ...(cwd !== undefined && { cwd }), env },
    stdio: ['pipe', 'ignore', 'ignore', cores > 0 ? 'pipe' : 'ignore'],
  });
  const channel = child.stdio[coreChannel];
  if (channel instanceof Duplex) lendCores(channel, createGate({ atOnce: cores }), { onWait: ignore, onWork: ignore });
  let peakMegabytes = 0;
  const watch = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, peakOf(child.pid))), 20);
  child.stdin?.on('error', () => undefined); // a program may end without having read it
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}`);
  return {
    wallMs: performance.now() - started,
    cpuMs: (childrenCpuSeconds() - cpuBefore) * 1000,
    peakMegabytes,
  };
}

const ignore = (): void => undefined;

/** The most memory a process ever held, as far as the system tells. */
function peakOf(pid: number | undefined): number {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(peak ?? 0) / 1024;
  } catch {
    return 0;
  }
}
