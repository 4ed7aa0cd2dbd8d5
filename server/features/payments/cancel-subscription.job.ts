import { z } from 'zod';
import type { Payments } from '#server/ports/payments.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { defineQueue } from '#server/jobs/queue.ts';

const Payload = z.object({ subscription: z.string().max(200) });
type Payload = z.infer<typeof Payload>;

/** Sent with the erasure of an account, so that nobody goes on paying for one that is gone. */
export const cancelSubscriptionQueue = defineQueue({ name: 'cancel-subscription', payload: Payload, maxSeconds: 60 });

export const cancelSubscriptionJob = ({ payments }: { payments: Payments | undefined }): JobHandler<Payload> => ({
  queue: cancelSubscriptionQueue,
  run: async ({ subscription }) => payments?.cancel(subscription),
});
