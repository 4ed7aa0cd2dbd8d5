import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A folder of this test alone, which every system user may pass through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'readback-test-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

// The database of a killed process still writes its last files for a moment.
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && existsSync(folder); tries += 1) {
    await rm(folder, { recursive: true, force: true }).catch(() => pause(100));
  }
}
