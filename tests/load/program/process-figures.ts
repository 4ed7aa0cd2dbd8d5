import { readdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';

const clockTicks = 100; // a second, on every Linux
const mebibyte = 1024 * 1024;

/** Processor seconds that a process has used since it began; 0 when it is gone. */
export const cpuSeconds = (pid: number): number => ticksOf(pid, 11, 12) / clockTicks;

/** The same of all that it has started: those that have ended, and those that run. */
export async function childCpuSeconds(pid: number): Promise<number> {
  const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid);
  return running.reduce((sum, name) => sum + cpuSeconds(Number(name)), ticksOf(pid, 13, 14) / clockTicks);
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);

const ticksOf = (pid: number, ...fields: number[]): number => {
  const stat = statOf(pid);
  return fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);
};

/** What stands behind the name of a program, which may hold anything. */
function statOf(pid: number): string[] {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Megabytes of memory that a process holds now; 0 when it is gone. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readOrNothing(`/proc/${pid}/statm`).split(' ')[1] ?? 0);
  return (pages * 4096) / mebibyte;
}

export const openDescriptors = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length;

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
