import { writeSync } from 'node:fs';
import { line, type Deed, type Moment, type Notice, type Operation, type Order } from './order.ts';

type Strike = Extract<Order, { kind: 'strike' }>;

let strike: Strike | undefined;
let pattern = /^/;
let seen = 0;

export function obey(order: Strike | undefined): void {
  strike = order;
  pattern = new RegExp(order?.like ?? '', 'i');
  seen = 0;
}

// By the synchronous call, so that it is out before a kill that follows.
export const say = (notice: Notice): void => void writeSync(line, `${JSON.stringify(notice)}\n`);

/**
 * Counts an operation; gives what is to be done to it, if anything. Whoever asks carries it out at `moment`.
 */
export function strikeAt(operation: Operation, what: string): { deed: Deed; moment: Moment } | undefined {
  if (strike === undefined || strike.operation !== operation || !pattern.test(what)) return undefined;
  seen += 1;
  if (seen < strike.nth || seen >= strike.nth + strike.times) return undefined;
  say({ said: 'struck', what: what.slice(0, 60) });
  return strike;
}

/** As a power cut would: nothing that is still to be done in this process is done. */
export function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal comes at the next return from the system at the latest.
  for (;;) writeSync(line, '');
}

const numbers = { EIO: -5, ENOSPC: -28, EMFILE: -24 } as const;

export function systemError(code: keyof typeof numbers, syscall: string): Error {
  const error = new Error(`${code}: planned fault, ${syscall}`);
  return Object.assign(error, { code, errno: numbers[code], syscall });
}
