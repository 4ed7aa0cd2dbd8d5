import { cpus } from 'node:os';

/** When and on what the figures were taken. */
export function machine(): string {
  const cores = cpus();
  const today = new Date().toISOString().slice(0, 10);
  return `Measured on ${today}, ${cores.length} cores (${cores[0]?.model ?? 'unknown'}), Node ${process.versions.node}.`;
}
