import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation } from '../documents/explanation.ts';
import type { ModelPrompt } from '../drafting/model-prompt.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

export type QuestionToPrepare = { explanation: Explanation; question: string; masks: boolean; nonce: string };

/** `builtIn` is the built-in interpreter's own answer, as an AnswerDraft in JSON. */
export type PreparedQuestion = { outgoing: Outgoing; prompt: ModelPrompt; builtIn: string };

/** What a model is asked when a person asks about a document. The question is masked like the document. */
export function prepareQuestion(_input: QuestionToPrepare, _knowledge: Knowledge): PreparedQuestion {
  throw new Error('Not built yet.');
}
