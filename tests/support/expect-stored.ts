import { expect } from 'vitest';
import type { AppServer } from './running-app.ts';

/**
 * The files of all documents are there, and nothing is left over. A file may be without its row for a moment while it is being stored, so
 * remains are swept after a grace of 10 s. Where several machines share the files they stay for an hour: then the files are there.
 */
export async function expectStored(app: AppServer, count: number, message: string): Promise<void> {
  if (app.isShared) {
    console.log('What a kill has left is not looked at: where machines share their files it is swept after an hour.');
    expect((await app.storedFiles()).length, message).toBeGreaterThanOrEqual(count);
    return;
  }
  await expect.poll(() => app.storedFiles(), { timeout: 30_000, interval: 500, message }).toHaveLength(count);
}
