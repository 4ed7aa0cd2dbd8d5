import type { Reader, Recipient } from '#core/kernel/actor.ts';
import { leaveWithSession } from '../accounts/leave-with-session.ts';
import { watchVisit, type WatchVisitDeps } from './watch-visit.ts';

export type LeaveWithReaderDeps = WatchVisitDeps;

/**
 * Ends a stream with what it was asked by: the session of its owner, or the visit of a recipient. What fires `left` otherwise ends the
 * watching.
 */
export function leaveWithReader(deps: LeaveWithReaderDeps, reader: Reader, left: AbortController): void {
  if (reader.kind === 'recipient') leaveWithShare(deps, reader, left);
  else leaveWithSession(deps, reader, left);
}

/** The same for what an owner is given to its end, however long it takes. */
export function leaveWithShare(deps: LeaveWithReaderDeps, reader: Reader, left: AbortController): void {
  if (reader.kind === 'recipient') void leaveAtEnd(deps, reader, left);
}

async function leaveAtEnd(deps: LeaveWithReaderDeps, recipient: Recipient, left: AbortController): Promise<void> {
  try {
    for await (const state of watchVisit(deps, recipient, left.signal)) if (state === 'ended') break;
  } catch {
    // A visit that cannot be looked at is not shown on: the page asks again.
  }
  left.abort();
}
