import { sectionOfPart, type Engine, type Sentence, type StoryPart } from '../documents/explanation.ts';
import { DraftPart, type DraftItem } from './draft.ts';

/** `waiting`: the model has not come to this part; `writing`: it may write more of it. */
export type PartState = 'waiting' | 'writing' | 'written';

/** The parts in the order in which a draft is written. */
const inOrder: readonly DraftItem['part'][] = [...DraftPart.options, 'terms', 'checklist'];

/** Where the sentences of each part stand for readers that know no stories. */
export const sectionOf: Record<DraftPart, Sentence['section']> = {
  ...sectionOfPart,
  questions: 'question',
};

/** How many sentences of a model are taken of each part. What it writes beyond is not read. */
export const maxSentences = (part: DraftPart): number =>
  part === 'bottom_line' ? 4 : part === 'questions' ? 8 : part === 'found' || part === 'medicines' ? 40 : 24;

/** Parts in which a sentence that is not shown leaves no hole: what stands there is asked of the reader, or must not be missed. */
export const neverEmptied: ReadonlySet<DraftPart> = new Set<StoryPart>([
  'medicines',
  'allergies',
  'waiting_for',
  'next_steps',
  'when_to_get_help',
]);

/** How far a part is written: a model that has begun a later one does not come back to it. */
export function stateOf(part: DraftPart, items: readonly DraftItem[], isComplete: boolean): PartState {
  if (isComplete) return 'written';
  const reached = items.reduce((most, item) => Math.max(most, inOrder.indexOf(item.part)), -1);
  const own = inOrder.indexOf(part);
  if (own < reached) return 'written';
  return own === reached ? 'writing' : 'waiting';
}

/** The pieces of the parts that are finished in a draft that does not come to its end, marked with who wrote them. */
export function finishedOf(items: readonly DraftItem[], by: Engine): DraftItem[] {
  return items.flatMap((item) =>
    'sentence' in item && stateOf(item.part, items, false) === 'written' ? [{ by, ...item }] : [],
  );
}

/** A draft behind what another model has finished before: of these parts it is not read. */
export function withEarlier(items: readonly DraftItem[], earlier: readonly DraftItem[]): DraftItem[] {
  const finished = new Set(earlier.map(({ part }) => part));
  return [...earlier, ...items.filter(({ part }) => !finished.has(part))];
}
