import { isMainThread } from 'node:worker_threads';

// Loaded into the program before its own first line (`node --import`): a fault in a callback, whenever it is asked for.
if (isMainThread) {
  process.on('SIGUSR2', () => {
    throw new RangeError('CANARY 4.1 mmol/L');
  });
}
