import { setPriority } from 'node:os';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import explainInThread from './explain-in-thread.ts';

// A long text takes seconds: short texts and pages go first.
setPriority(10);

process.once('message', (input: ExplainInput) => {
  process.send?.(explainInThread(input), () => process.disconnect?.());
});
