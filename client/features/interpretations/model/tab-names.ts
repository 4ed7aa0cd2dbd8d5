import type { Sentence } from '#core/documents/explanation.ts';
import type { texts } from '#core/presenting/texts.ts';

export type TabName = keyof typeof texts.tabs;

export const tabNames: TabName[] = ['explanation', 'terms', 'questions', 'recommendations'];

/** The tab on which a sentence stands; with a story all but the questions stand in the explanation. */
export function tabOf(pointed: Sentence | null, hasStory: boolean): TabName {
  if (pointed?.section === 'question') return 'questions';
  const isListed = pointed?.section === 'finding' || pointed?.section === 'recommendation';
  return isListed && !hasStory ? 'recommendations' : 'explanation';
}
