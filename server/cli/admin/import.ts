import { parseArgs } from 'node:util';
import { readDocumentQueue } from '#server/features/documents/document-queues.ts';
import { importArchive } from '#server/features/exports/import/import-archive.ts';
import type { ImportDeps } from '#server/features/exports/import/import-document.ts';
import { ImportRefused } from '#server/features/exports/import/import-refused.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Log } from '#server/ports/log.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { getAccount } from './find-account.ts';

type ImportContext = Omit<ImportDeps, 'jobs'> & Pick<AdminContext, 'address' | 'say'>;

const nothing = () => undefined;
const noLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const closeWithinMs = 2_000;

/** Brings in what somebody took along. What was not read yet is read when the program runs. */
export const importCommand = {
  name: 'import',
  usage: '<zip> --account <username>',
  summary: 'Brings an export into an account. Giving it again goes on where it stopped, and adds nothing twice.',
  needs: 'anything',
  async run(context: ImportContext, args: readonly string[]) {
    const { zip, account } = parse(args);
    const { id, username } = await getAccount(context.db, account);
    const jobs = await startJobs({ address: context.address, queues: [readDocumentQueue], log: noLog });
    try {
      const { documents, known, remarks } = await importArchive({ ...context, jobs }, { path: zip, userId: id });
      context.say(`Brought in for ${username}: ${documents}. There already: ${known}.`);
      for (const remark of remarks) context.say(remark);
      context.say('The access log of the export stays in the ZIP: the one of this account tells what happens here.');
      return 0;
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      context.say(`Nothing more was brought in. ${error.message}`);
      return 1;
    } finally {
      await jobs.stop({ withinMs: closeWithinMs });
    }
  },
} satisfies AdminCommand;

function parse(args: readonly string[]): { zip: string; account: string } {
  const { values, positionals } = read(args);
  const [zip, ...more] = positionals;
  if (zip === undefined || more.length > 0) throw new UsageError('Give the ZIP of one export.');
  if (values.account === undefined) throw new UsageError('Say whose account it goes into: --account <username>.');
  return { zip, account: values.account };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { account: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Unknown option.');
  }
}
