import type { Explanation } from '#core/documents/explanation.ts';
import { explainDocument, type ExplainInput } from '#core/explaining/explain-document.ts';
import type { HealthProfile } from '#core/health-profile/health-profile.ts';
import { orderQuestions } from '#core/health-profile/order-questions.ts';
import type { QuestionOrder } from '#core/health-profile/question-order.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';

// Before the first document comes, so that it does not wait for it.
const knowledge = loadKnowledge();

const now = (): number => performance.now();

// The pool calls the default export of the file that it is given, or the one that it names.
export default function explainInThread(input: ExplainInput): Explanation {
  return explainDocument({ ...input, now }, knowledge);
}

/** A string crosses between threads faster than a tree of objects, and costs the thread that prints it nothing. */
export function explainAsJson({ id, ...input }: ExplainInput & { id?: string }): string {
  return JSON.stringify({ ...(id === undefined ? {} : { id }), ...explainInThread(input) });
}

export type QuestionsToOrder = { questions: readonly string[]; profile: HealthProfile };

export const orderInThread = ({ questions, profile }: QuestionsToOrder): QuestionOrder | undefined =>
  orderQuestions(questions, profile, knowledge);
