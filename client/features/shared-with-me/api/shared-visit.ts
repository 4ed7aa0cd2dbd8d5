import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

const pathOf = (ref: DocumentRef) => `/api/shared-documents/${encodeURIComponent(ref)}`;

/** Where the server says that a visit has ended, as an event stream. */
export const shareEventsAddress = (ref: DocumentRef): string => `${pathOf(ref)}/events`;

/** Whether a visit goes on, where its events do not come through. Looks without counting as something that was done. */
export async function findsVisit(ref: DocumentRef, signal: AbortSignal): Promise<boolean> {
  const look = new AbortController();
  const response = await fetch(shareEventsAddress(ref), {
    credentials: 'include',
    signal: AbortSignal.any([signal, look.signal]),
  });
  // The answer is a stream without end: its status is all that was asked for.
  look.abort();
  return response.status !== 404;
}

/** Says that somebody is there. Any look at the document does: this one asks for little. */
export const keepVisit = (ref: DocumentRef) =>
  callApi({ path: `/api/medical-documents/${encodeURIComponent(ref)}/pages`, output: z.unknown() });

/** Ends the visit of this browser to a document. */
export const leaveShare = (ref: DocumentRef) =>
  callApi({ path: `${pathOf(ref)}/visit`, method: 'DELETE', output: z.unknown() });
