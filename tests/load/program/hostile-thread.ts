import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { beHostile } from './hostile-guest.ts';
import { hostilePapers } from './hostile-papers.ts';

// In a thread of its own, so that making the papers holds up nobody whose time is taken.
const { folder } = z.object({ folder: z.string().optional() }).parse(workerData);
const papers = hostilePapers(folder);
const ended = new AbortController();

parentPort?.on('message', (message: { origin: string } | 'end') => {
  if (message === 'end') return ended.abort();
  void beHostile(message.origin, papers, ended.signal).then((report) => {
    parentPort?.postMessage(report);
    parentPort?.close();
  });
});
parentPort?.postMessage('ready');
