import type { z } from 'zod';

/** A kind of background work. The payload carries ids only: no text, name or title enters the queue. */
export type Queue<Payload extends object = object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** A try that takes longer counts as failed. */
  maxSeconds: number;
  /** With it, a job is not queued while another of the same key waits or runs. */
  onePer?(payload: Payload): string;
};

export const defineQueue = <Payload extends object>(queue: Queue<Payload>): Queue<Payload> => queue;

/** Times a job is tried before it is given up. */
export const maxTries = 3;
