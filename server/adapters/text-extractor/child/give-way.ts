import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Of a core that is wanted by others too, a process at this priority gets a tenth of what they get. */
const low = 10;

/** Puts a process behind others that want the processor, where the system can. */
export async function giveWay(pid: number): Promise<void> {
  try {
    setPriority(pid, low);
    // Linux shares cores between sessions first, and each child leads its own.
    await writeFile(`/proc/${pid}/autogroup`, String(low));
  } catch {
    // It is gone, or this system has no such thing.
  }
}
