import { z } from 'zod';
import { defineQueue } from '#server/jobs/queue.ts';

const MailPayload = z.object({ mailId: z.uuid() });
export type MailPayload = z.infer<typeof MailPayload>;

export const sendMailQueue = defineQueue({
  name: 'send-mail',
  payload: MailPayload,
  maxSeconds: 90,
  onePer: ({ mailId }: MailPayload) => mailId,
});
