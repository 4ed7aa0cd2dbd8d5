import type { Sentence } from '../documents/explanation.ts';
import { seekHelpIfRight, seekHelpToday } from '../explaining/fixed-texts.ts';
import type { Placed } from './lay-out.ts';

const safety = new Set([seekHelpToday, seekHelpIfRight]);

/** Words about safety are ours, whoever tells the rest. */
export const isFixedSentence = ({ basis, text }: Sentence): boolean =>
  basis === 'general' &&
  (safety.has(text) || /^Do not stop or change a medicine\b|call your doctor today\.$/.test(text));

const saysNextStep =
  /\b(?:doctor|clinic|nurse|appointment|follow-?up|next step|médic[oa]|doctora?|consulta|cita|siguiente paso)\b/i;

/** A message closes with a next step: ours where neither the document nor the model names one. */
export function withNextStep(placed: Placed[], builtIn: readonly Sentence[]): Placed[] {
  const last = builtIn.at(-1);
  if (last === undefined || last.basis === 'document') return placed;
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
