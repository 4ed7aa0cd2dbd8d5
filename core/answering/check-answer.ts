import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Engine, Explanation } from '../documents/explanation.ts';
import type { Answer } from '../documents/follow-up.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** `draft` is the JSON that a model answered with. */
export type AnswerToCheck = {
  explanation: Explanation;
  question: string;
  outgoing: Outgoing;
  draft: string;
  engine: Engine;
};

/** Holds an answer against the document; of what does not stand nothing is shown. The built-in answer takes its place when nothing is left. */
export function checkAnswer(_input: AnswerToCheck, _knowledge: Knowledge): Answer {
  throw new Error('Not built yet.');
}
