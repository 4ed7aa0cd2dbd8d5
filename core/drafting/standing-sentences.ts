import type { Explanation, Sentence } from '../documents/explanation.ts';
import { littleReadCard } from '../explaining/fixed-texts.ts';
import { touching } from '../kernel/touching.ts';

/** Answers whether a built-in sentence leads whatever a model writes: what to do about a critical result, for words about safety are ours. */
export function standingSentences({ notices }: Pick<Explanation, 'notices'>): (sentence: Sentence) => boolean {
  const isCritical = touching(notices.filter(({ kind }) => kind === 'critical').flatMap((notice) => notice.spans));
  return ({ section, spans }) => section === 'summary' && spans.length > 0 && spans.every(isCritical);
}

const saysNextStep =
  /\b(?:doctor|clinic|nurse|appointment|follow-?up|next step|médic[oa]|doctora?|consulta|cita|siguiente paso)\b/i;

/** A message closes with a next step: ours where neither the document nor the model names one. */
export function withNextStep(message: Sentence[], builtIn: readonly Sentence[]): Sentence[] {
  const last = builtIn.at(-1);
  if (last === undefined || last.basis === 'document' || last.text === littleReadCard) return message;
  const isThere = message.some(({ text }) => saysNextStep.test(text) || text === last.text);
  return isThere ? message : [...message, last];
}

const enough = 4;

/** Questions of ours where the model leaves few. */
export function withEnoughQuestions(asked: Sentence[], builtIn: readonly Sentence[]): Sentence[] {
  const shown = new Set(asked.map(({ text }) => text));
  const missing = builtIn.filter(({ text }) => !shown.has(text));
  return [...asked, ...missing.slice(0, Math.max(0, enough - asked.length))];
}
