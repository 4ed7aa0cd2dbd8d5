import type { WhyNoModel } from '#core/documents/telling.ts';
import type { Tried, TriedFault } from './try-in-order.ts';

const reasons: Partial<Record<TriedFault, WhyNoModel>> = {
  ungrounded: 'ungrounded',
  budget_spent: 'budget_spent',
  missing_key: 'key_refused',
  key_refused: 'key_refused',
  no_model: 'no_model',
};

// What says most to the person who reads it comes first: what a look at the settings would mend is told only where it is all.
const order: readonly WhyNoModel[] = ['ungrounded', 'budget_spent', 'unavailable', 'no_model', 'key_refused'];

/** Why no model has written, in the one word that people are told. */
export function whyFailed(tried: readonly Tried[]): WhyNoModel {
  const found = new Set(tried.map(({ fault }) => reasons[fault] ?? 'unavailable'));
  return order.find((reason) => found.has(reason)) ?? 'no_provider';
}
