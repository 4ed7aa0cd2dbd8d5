import { parentPort } from 'node:worker_threads';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import type { ExplainTask, ExplainerReply } from './explainer-pool.ts';

// Answers are sent as JSON text: a string crosses between threads faster than a tree of objects.
parentPort?.on('message', ({ id, ...input }: ExplainTask) => {
  parentPort?.postMessage(reply(id, input));
});

function reply(id: string | undefined, input: Omit<ExplainTask, 'id'>): ExplainerReply {
  try {
    const explanation = explainDocument({ ...input, now: () => performance.now() }, loadKnowledge());
    return { json: JSON.stringify({ ...(id === undefined ? {} : { id }), ...explanation }) };
  } catch {
    return { failed: true };
  }
}
