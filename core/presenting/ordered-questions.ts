import { becauseIn } from '../health-profile/because-words.ts';
import type { Interpretation } from '../documents/interpretation.ts';

/** A suggested question, and why the health profile puts it first; null where it does not. */
export type OrderedQuestion = { question: string; because: string | null };

/** The questions in the order that their reader sees. Those that no order knows, as in other words of a model, follow in their own. */
export function orderedQuestions({
  actionItems,
  questionOrder = [],
  language = 'en',
}: Pick<Interpretation, 'actionItems' | 'questionOrder' | 'language'>): OrderedQuestion[] {
  const placed = questionOrder.flatMap(({ index, because }) => {
    const question = actionItems[index];
    return question === undefined ? [] : [{ question, because: because && becauseIn(because, language) }];
  });
  const known = new Set(questionOrder.map(({ index }) => index));
  const rest = actionItems.flatMap((question, index) => (known.has(index) ? [] : [{ question, because: null }]));
  return [...placed, ...rest];
}
