import { execFileSync } from 'node:child_process';

/** Processes that this one has started and that still are, as their command lines. */
export const childProcesses = (): string[] =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${process.pid} `) && !line.includes('ps -A'));
