import type { Explanation, Sentence } from '../documents/explanation.ts';
import { littleReadCard } from '../explaining/fixed-texts.ts';
import { touching } from '../kernel/touching.ts';
import type { Placed } from './lay-out.ts';

/**
 * Answers which built-in sentences stay whatever a model writes: what to do about a critical result, for words about safety are ours; and
 * what we say of results without a range by limits that no model is told.
 */
export function standingSentences({
  notices,
  labResults,
}: Pick<Explanation, 'notices' | 'labResults'>): (sentence: Sentence) => boolean {
  const isCritical = touching(notices.filter(({ kind }) => kind === 'critical').flatMap(({ spans }) => spans));
  const isWithoutRange = touching(labResults.filter(({ flag }) => flag === 'unknown').map(({ span }) => span));
  return ({ section, basis, spans }) =>
    spans.length > 0 &&
    ((section === 'summary' && spans.every(isCritical)) || (basis === 'general' && spans.every(isWithoutRange)));
}

const saysNextStep =
  /\b(?:doctor|clinic|nurse|appointment|follow-?up|next step|médic[oa]|doctora?|consulta|cita|siguiente paso)\b/i;

/** A message closes with a next step: ours where neither the document nor the model names one. */
export function withNextStep(placed: Placed[], builtIn: readonly Sentence[]): Placed[] {
  const last = builtIn.at(-1);
  if (last === undefined || last.basis === 'document' || last.text === littleReadCard) return placed;
  const isThere = placed.some(({ sentence }) => saysNextStep.test(sentence.text) || sentence.text === last.text);
  return isThere ? placed : [...placed, { sentence: last, anchor: builtIn.length - 1 }];
}

const enough = 4;

/** Questions of ours where the model leaves few. */
export function withEnoughQuestions(placed: Placed[], builtIn: readonly Sentence[]): Placed[] {
  const shown = new Set(placed.map(({ sentence }) => sentence.text));
  const missing = builtIn.flatMap((sentence, anchor) => (shown.has(sentence.text) ? [] : [{ sentence, anchor }]));
  return [...placed, ...missing.slice(0, Math.max(0, enough - placed.length))];
}
