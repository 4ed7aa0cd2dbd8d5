import { count } from '../backup/backup.ts';

const everyMs = 5_000;

/** Counts what was done, and says every few seconds how far that is. */
export function tellProgress(say: (line: string) => void, what: string, total?: number): (done?: number) => void {
  const of = total === undefined ? '' : ` of ${count(total)}`;
  let done = 0;
  let saidAt = performance.now();
  return (more = 1) => {
    done += more;
    if (performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    say(`  ${count(done)}${of} ${what} …`);
  };
}
