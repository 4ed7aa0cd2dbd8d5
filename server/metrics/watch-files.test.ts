import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { breakingAfter, describeFileStore, inPieces } from '#server/adapters/file-store/file-store.suite.ts';
import { createMemoryFileStore } from '#server/adapters/file-store/memory.ts';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { watchFiles } from './watch-files.ts';

describeFileStore(async () => watchFiles(createMemoryFileStore(), createMemoryLog()));

function setup() {
  const log = createMemoryLog();
  const files = watchFiles(createMemoryFileStore({ capacity: 10_000 }), log);
  const told = () => log.lines.map(({ operation, outcome }) => [operation, outcome]);
  return { log, files, told };
}

test('tells how every operation ended, and never of which file', async () => {
  const { log, files, told } = setup();

  await files.write('canary', inPieces(Buffer.alloc(2_500)));
  await buffer(files.read('canary'));
  for await (const _piece of files.read('canary')) break;
  await files.remove('canary');
  await expect(buffer(files.read('canary'))).rejects.toThrow();
  await expect(files.write('canary', inPieces(Buffer.alloc(20_000)))).rejects.toThrow();
  await expect(files.write('canary', breakingAfter(Buffer.alloc(1), new Error('gone')))).rejects.toThrow('gone');

  expect(told()).toEqual([
    ['write', 'done'],
    ['read', 'done'],
    ['read', 'left'],
    ['remove', 'done'],
    ['read', 'damaged'],
    ['write', 'full'],
    ['write', 'left'],
  ]);
  expect(JSON.stringify(log.lines)).not.toContain('canary');
});
