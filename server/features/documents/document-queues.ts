import { z } from 'zod';
import { defineQueue } from '#server/jobs/queue.ts';

const Ticket = z.object({ ticket: z.uuid() });
export type TicketPayload = z.infer<typeof Ticket>;

// The reader ends itself when a document takes too long for its pages: three hundred scanned ones may take many minutes.
const reading = { payload: Ticket, maxSeconds: 45 * 60, onePer: ({ ticket }: TicketPayload) => ticket };

export const readDocumentQueue = defineQueue({ name: 'read-document', ...reading });
/** Where documents go that turn out to take long, so that nobody's single page waits for somebody's three hundred. */
export const readLongDocumentQueue = defineQueue({ name: 'read-long-document', ...reading });
export const eraseDocumentQueue = defineQueue({ name: 'erase-document', payload: Ticket, maxSeconds: 60 });
