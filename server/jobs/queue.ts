import type { z } from 'zod';

/** A kind of background work. The payload carries ids only: no text, name or title enters the queue. */
export type Queue<Payload extends object = object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** A try that takes longer counts as failed. */
  maxSeconds: number;
  /** With it, a job is not queued while another of the same key waits. One that runs may have seen an older state. */
  onePer?(payload: Payload): string;
};

export const defineQueue = <Payload extends object>(queue: Queue<Payload>): Queue<Payload> => queue;

/** A job that fails is given up when it has been tried this often. */
export const maxTries = 3;

/** Tries that were lost with their process tell little of the job: it may be shut down with it more often than it may fail. */
export const maxTriesWithLost = 10;
