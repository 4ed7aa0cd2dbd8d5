import { z } from 'zod';
import { defineQueue } from '#server/jobs/queue.ts';

const Ticket = z.object({ ticket: z.uuid() });
export type TicketPayload = z.infer<typeof Ticket>;

export const readDocumentQueue = defineQueue({
  name: 'read-document',
  payload: Ticket,
  maxSeconds: 180,
  onePer: ({ ticket }) => ticket,
});
export const eraseDocumentQueue = defineQueue({ name: 'erase-document', payload: Ticket, maxSeconds: 60 });
