import { errorFields } from './error-fields.ts';
import type { Log } from './ports/log.ts';

/** Logs uncaught errors without their messages. An exception ends the process, since it leaves an unknown state. */
export function endAtFault(log: Log): void {
  // A rejection has unwound its own async functions only, and run their `finally`: the rest of the program is intact. Libraries leave
  // unhandled rejections when a stream is aborted, and if one ended the process, any user could bring that about.
  process.on('unhandledRejection', (error) => log.error('program.fault', errorFields(error)));

  // An exception has cut through its caller: a socket, a parser, a pool. Draining in that state could damage data, which an immediate exit
  // does not: uploads resume or are sent again, jobs are retried, and every write is atomic.
  process.on('uncaughtException', (error) => {
    log.error('program.fault', { ...errorFields(error), isFatal: true });
    process.exit(1);
  });
}
