import type { Sentence } from '../documents/explanation.ts';
import type { DraftItem } from './draft.ts';
import type { PartState } from './lay-out.ts';

export type SentencePart = Exclude<DraftItem['part'], 'terms'>;

/** The parts in the order in which a draft is written. */
export const partsInOrder = ['summary', 'findings', 'interpretation', 'terms', 'questions', 'recommendations'] as const;

export const sectionOf: Record<SentencePart, Sentence['section']> = {
  summary: 'summary',
  findings: 'finding',
  interpretation: 'interpretation',
  questions: 'question',
  recommendations: 'recommendation',
};

/** How many sentences of a model are taken. What it writes beyond is not read. */
export const mostOf: Record<SentencePart, number> = {
  summary: 3,
  findings: 24,
  interpretation: 36,
  questions: 8,
  recommendations: 10,
};

/** How far a part is written: a model that has begun a later one does not come back to it. */
export function stateOf(part: SentencePart, items: readonly DraftItem[], isComplete: boolean): PartState {
  if (isComplete) return 'written';
  const reached = items.reduce((most, item) => Math.max(most, partsInOrder.indexOf(item.part)), -1);
  const own = partsInOrder.indexOf(part);
  if (own < reached) return 'written';
  return own === reached ? 'writing' : 'waiting';
}
