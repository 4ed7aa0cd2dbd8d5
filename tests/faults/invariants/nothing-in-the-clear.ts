import { spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import type { Invariant } from './invariant.ts';

/** The words of documents, titles, comments and addresses stand nowhere as they are: no disk, no log, no temporary folder. */
export const nothingInTheClear: Invariant = {
  name: 'nothing in the clear',
  async check({ world: { canary, folder, programs, config } }) {
    const found = spawnSync('grep', ['-rlaiF', '--', canary, folder], { encoding: 'utf8' });
    const breaks = found.stdout
      .split('\n')
      .filter((path) => path !== '')
      .map((path) => `stands in ${path.slice(folder.length)}`);
    for (const [index, { printed }] of programs.entries())
      if (printed().toLowerCase().includes(canary)) breaks.push(`was printed by process ${index}`);
    const settings = config();
    if (settings.s3 === undefined) return breaks;
    const files = await openFileStore(settings);
    for await (const { name } of files.list())
      if ((await buffer(files.read(name))).includes(canary)) breaks.push(`stands in the object ${name}`);
    return breaks;
  },
};
