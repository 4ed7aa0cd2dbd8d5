import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Engine, Explanation, Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Told } from '../documents/telling.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { DraftItem } from './draft.ts';

/** Everything that a model has written so far of one telling. */
export type DraftToTell = {
  explanation: Explanation; // the built-in one, at the level that is told
  outgoing: Outgoing;
  items: readonly DraftItem[];
  isComplete: boolean;
  engine: Engine;
  model: string;
  level: ReadingLevel;
  language: Language;
};

/** `isRefused`: more than half of what was written does not stand in the document. */
export type TellingSoFar = { told: Told; isRefused: boolean };

/**
 * Holds every sentence against the document. What stands takes the place of the built-in words; what does not is replaced by the
 * built-in sentence of the same fact, or dropped. Nothing that the built-in interpreter found outside its range is lost.
 */
export function tellDraft(_input: DraftToTell, _knowledge: Knowledge): TellingSoFar {
  throw new Error('Not built yet.');
}
