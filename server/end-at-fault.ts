import { errorFields } from './error-fields.ts';
import type { Log } from './ports/log.ts';

/** What nobody caught is logged, and ends the process where nobody knows what it has left half done. */
export function endAtFault(log: Log): void {
  // A promise that nobody waited for has ended in its own functions alone, whose `finally` has run: everything else stands as it did.
  // Libraries leave such promises behind when they are broken off, and whoever could bring one about would end the program for all.
  process.on('unhandledRejection', (error) => log.error('program.fault', errorFields(error)));

  // An exception has cut through whatever called us: a socket, a parser, a pool. To let others come to their end in that state could lose what
  // an end loses not: uploads go on or are sent again, jobs are taken up, and each write is whole or not there.
  process.on('uncaughtException', (error) => {
    log.error('program.fault', { ...errorFields(error), isFatal: true });
    process.exit(1);
  });
}
