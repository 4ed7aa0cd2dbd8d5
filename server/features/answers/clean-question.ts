import { longestQuestion } from '#core/documents/follow-up.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { canonicalText } from '#core/reading/canonical-text.ts';

/** A question as it is asked: one line without hidden characters, of 1 to 500 letters. Throws AppError('question.unusable'). */
export function cleanQuestion(asked: string): string {
  const question = canonicalText(asked).replaceAll(/\s+/g, ' ').trim();
  const { length } = [...question];
  if (length === 0 || length > longestQuestion) throw new AppError('question.unusable');
  return question;
}
