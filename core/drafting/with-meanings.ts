import type { LabResult, Sentence } from '../documents/explanation.ts';
import { touching } from '../kernel/touching.ts';
import type { Placed } from './lay-out.ts';
import { touches } from './tells.ts';

/**
 * Behind the first sentence of a model about a thing stands what such a thing can mean, in our words: models are told to name no illness
 * that the document does not name, and of our own records the source is known.
 */
export function withMeanings(
  placed: readonly Placed[],
  builtIn: readonly Sentence[],
  rows: readonly LabResult[],
): Placed[] {
  const shown = new Set(placed.map(({ sentence }) => sentence.text));
  const meanings = builtIn.filter(
    ({ section, basis, source, spans, text }) =>
      section !== 'question' && basis === 'general' && source !== undefined && spans.length > 0 && !shown.has(text),
  );
  const told = new Set<Sentence>();
  return placed.flatMap((one) => {
    const { by, spans } = one.sentence;
    const isNear = touching(spans);
    // Of a sentence about several results nobody would know which of them a meaning belongs to.
    if (by === 'built-in' || rows.filter(({ span }) => isNear(span)).length > 1) return [one];
    const own = meanings.filter((meaning) => !told.has(meaning) && touches(meaning.spans, spans));
    for (const meaning of own) told.add(meaning);
    return [one, ...own.map((meaning) => ({ sentence: meaning, anchor: one.anchor }))];
  });
}
