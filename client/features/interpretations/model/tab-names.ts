import type { Sentence } from '#core/documents/explanation.ts';
import type { texts } from '../texts.ts';

export type TabName = keyof Omit<typeof texts.tabs, 'label'>;

export const tabNames: TabName[] = ['explanation', 'terms', 'questions', 'recommendations'];

/** The tab on which a sentence stands. */
export function tabOf(pointed: Sentence | null): TabName {
  if (pointed?.section === 'question') return 'questions';
  return pointed?.section === 'finding' || pointed?.section === 'recommendation' ? 'recommendations' : 'explanation';
}
