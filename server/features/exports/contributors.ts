import { accessLogFiles } from './access-log-files.ts';
import { accountFile } from './account-file.ts';
import { commentsFile } from './comments-file.ts';
import { documentFiles } from './document-files.ts';
import type { Contributor } from './running-export.ts';
import { sharesFile } from './shares-file.ts';
import { smartHealthLinksFile } from './smart-health-links-file.ts';

/** Everything that an export is made of, in its order. Another kind of records adds a file here. */
export const contributors: readonly Contributor[] = [
  accountFile,
  documentFiles,
  commentsFile,
  sharesFile,
  smartHealthLinksFile,
  accessLogFiles,
];
