import { readFile } from 'node:fs/promises';

const everyMs = 100;

/**
 * Calls `exceeded` once when the resident memory of a process passes `limitBytes`. A heap limit alone does not hold a parser:
 * typed arrays live outside the heap. Where /proc does not exist only the heap limit applies.
 */
export function watchMemory(pid: number | undefined, limitBytes: number, exceeded: () => void): () => void {
  const timer = setInterval(() => {
    if (pid === undefined) return;
    void residentBytes(pid).then((bytes) => {
      if (bytes <= limitBytes) return;
      clearInterval(timer);
      exceeded();
    });
  }, everyMs);
  return () => clearInterval(timer);
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
