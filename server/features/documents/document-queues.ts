import { z } from 'zod';
import { defineQueue } from '#server/jobs/queue.ts';

const Ticket = z.object({ ticket: z.uuid() });
export type TicketPayload = z.infer<typeof Ticket>;

// The reader ends itself when a document takes too long for its pages: three hundred scanned ones may take many minutes.
export const readDocumentQueue = defineQueue({
  name: 'read-document',
  payload: Ticket,
  maxSeconds: 45 * 60,
  onePer: ({ ticket }) => ticket,
});
export const eraseDocumentQueue = defineQueue({ name: 'erase-document', payload: Ticket, maxSeconds: 60 });
