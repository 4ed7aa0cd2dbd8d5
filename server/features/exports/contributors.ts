import { accessLogFiles } from './access-log-files.ts';
import { accountFile } from './account-file.ts';
import { documentFiles } from './document-files.ts';
import { jsonFile } from './export-file.ts';
import type { Contributor } from './running-export.ts';

/** What there is none of yet: its place is there, so that an export is read the same later. */
const noneYet = (path: string): Contributor =>
  async function* () {
    yield jsonFile(path, []);
  };

/** Everything that an export is made of, in its order. Another kind of records adds a file here. */
export const contributors: readonly Contributor[] = [
  accountFile,
  documentFiles,
  noneYet('comments.json'),
  noneYet('shares.json'),
  accessLogFiles,
];
