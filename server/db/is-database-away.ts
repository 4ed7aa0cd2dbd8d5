import { UnansweredError } from './ask-in-time.ts';

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
const brokenCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const connectionMessage = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a)/;

/** Whether a query failed because the database could not be reached, so that trying again a moment later may work. */
export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof UnansweredError) return true;
  // Class 57P: shut down or starting up. Class 08: the connection. 53300: no connection was left.
  if (/^(57P0|08)/.test(code) || code === '53300') return true;
  const during = 'syscall' in error ? error.syscall : undefined;
  if (during === 'connect' && systemCodes.has(code)) return true;
  // One that ends without a word, as in a crash, breaks what is being asked over its connections.
  if ((during === 'read' || during === 'write') && brokenCodes.has(code)) return true;
  return connectionMessage.test(error.message);
}
