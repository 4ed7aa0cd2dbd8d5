import type { Explanation } from '#core/documents/explanation.ts';
import { explainDocument, type ExplainInput } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';

// Before the first document comes, so that it does not wait for it.
const knowledge = loadKnowledge();

// The pool calls the default export of the file that it is given.
export default function explainInThread(input: ExplainInput): Explanation {
  return explainDocument(input, knowledge);
}
