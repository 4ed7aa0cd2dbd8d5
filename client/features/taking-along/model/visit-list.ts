import type { VisitQuestions } from '#core/taking-along/visit-questions.ts';

export type VisitQuestion = VisitQuestions['questions'][number];
export type AddFault = 'empty' | 'long' | 'double' | 'full';

export const maxQuestions = 50;
export const maxLetters = 500;

export const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Why a question cannot be added; undefined where it can. */
export function addFault(list: readonly VisitQuestion[], text: string): AddFault | undefined {
  if (text.trim() === '') return 'empty';
  if (text.trim().length > maxLetters) return 'long';
  if (list.some((question) => isSame(question.text, text))) return 'double';
  return list.length >= maxQuestions ? 'full' : undefined;
}

export const without = (list: readonly VisitQuestion[], text: string): VisitQuestion[] =>
  list.filter((question) => question.text !== text);

/** Changes places with the question above or below; at an end nothing happens. */
export function moved(list: readonly VisitQuestion[], text: string, by: 1 | -1): VisitQuestion[] {
  const from = list.findIndex((question) => question.text === text);
  const [question, neighbour] = [list[from], list[from + by]];
  if (question === undefined || neighbour === undefined) return [...list];
  return list.with(from, neighbour).with(from + by, question);
}
