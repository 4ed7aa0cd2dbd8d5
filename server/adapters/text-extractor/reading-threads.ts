import { availableParallelism } from 'node:os';

/** How many pages of a document are recognised at once: every thread holds models of its own, so not as many as there are cores. */
export const readingThreads = Math.min(2, availableParallelism());
