import type { Reader, Recipient } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { ShareEvent } from '#core/sharing/share.ts';
import { watchVisit, type WatchVisitDeps } from './watch-visit.ts';

/**
 * Whether somebody's visit to a document is open, now and as soon as it ends, as `text/event-stream`. Throws
 * AppError('document.not_found') for whoever is not there by way of a share.
 */
export function followShare(deps: WatchVisitDeps, reader: Reader, signal: AbortSignal): AsyncGenerator<string> {
  if (reader.kind !== 'recipient') throw new AppError('document.not_found');
  return toShareStream(deps, reader, signal);
}

async function* toShareStream(deps: WatchVisitDeps, recipient: Recipient, signal: AbortSignal): AsyncGenerator<string> {
  let told: ShareEvent['state'] | undefined;
  for await (const state of watchVisit(deps, recipient, signal)) {
    const event: ShareEvent = { state };
    yield state === told ? ': unchanged\n\n' : `event: share\ndata: ${JSON.stringify(event)}\n\n`;
    told = state;
  }
}
