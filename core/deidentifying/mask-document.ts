import type { Explanation } from '../documents/explanation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MaskToken, Outgoing } from './outgoing.ts';

/** A text with what is personal masked. Offsets are UTF-16. */
export type MaskedText = {
  text: string;
  tokens: MaskToken[];
  /** Where an offset of the masked text stands in the original; inside a token, at its start. */
  toOriginal(offset: number): number;
  toMasked(offset: number): number;
};

/** Masks everything personal in a text, also where no document is read: the question of a person, for one. */
export function maskText(_text: string, _knowledge: Knowledge, _known: readonly MaskToken[] = []): MaskedText {
  throw new Error('Not built yet.');
}

/** The lines of a document that a model needs, masked unless `masks` is false. Headers, footers and who-and-where stay here. */
export function outgoingOf(_explanation: Explanation, _knowledge: Knowledge, _options: { masks: boolean }): Outgoing {
  throw new Error('Not built yet.');
}

/** Puts the words back that tokens stand for. What looks like a token and is none is left as it is. */
export function restore(_text: string, _tokens: readonly MaskToken[]): string {
  throw new Error('Not built yet.');
}
