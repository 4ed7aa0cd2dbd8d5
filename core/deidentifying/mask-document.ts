import type { Explanation } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { findPersonal } from './finding/find-personal.ts';
import { withReplacements } from './masked-text.ts';
import type { MaskToken, Outgoing } from './outgoing.ts';
import { factsOf, neededLines } from './outgoing-lines.ts';
import { restored } from './restore.ts';
import { tokensFor } from './tokens-for.ts';

/** A text with what is personal masked. Offsets are UTF-16. */
export type MaskedText = {
  text: string;
  tokens: MaskToken[];
  /** Where an offset of the masked text stands in the original; inside a token, at its start. */
  toOriginal(offset: number): number;
  toMasked(offset: number): number;
};

/**
 * Masks everything personal in a text, also where no document is read: the question of a person, for one. Whoever has a token in
 * `known` keeps it; `tokens` are those that stand in this text.
 */
export function maskText(text: string, knowledge: Knowledge, known: readonly MaskToken[] = []): MaskedText {
  return maskWith(text, knowledge, { known, facts: [] });
}

/** The lines of a document that a model needs, masked unless `masks` is false. Headers, footers and who-and-where stay here. */
export function outgoingOf(explanation: Explanation, knowledge: Knowledge, { masks }: { masks: boolean }): Outgoing {
  const { text } = explanation;
  const masked = maskWith(text, knowledge, { known: [], facts: factsOf(explanation) });
  const { needed, leftOut } = neededLines(explanation, masked, knowledge);
  const shown = masks ? masked.text.split('\n') : text.split('\n');
  const lines = needed.map((number) => ({ number, text: shown[number - 1] ?? '' }));
  return { lines, tokens: masks ? masked.tokens : [], leftOut };
}

/**
 * Puts the words back that tokens stand for. What looks like a token and is none is left as it is. `line` is given for a copy of a
 * line of the document, where a person may be called otherwise than at first.
 */
export function restore(text: string, tokens: readonly MaskToken[], line?: Span): string {
  return restored(text, tokens, line);
}

type Masking = { known: readonly MaskToken[]; facts: readonly Span[] };

function maskWith(text: string, knowledge: Knowledge, { known, facts }: Masking): MaskedText {
  const names = known.filter(({ kind }) => kind === 'person').flatMap(({ original, forms }) => forms ?? [original]);
  const found = findPersonal(text, knowledge, { facts, names });
  const tokens = tokensFor(text, found, known);
  const replacements = tokens
    .flatMap(({ token, spans }) => spans.map((span) => ({ span, token })))
    .sort((a, b) => a.span[0] - b.span[0]);
  return { ...withReplacements(text, replacements), tokens };
}
