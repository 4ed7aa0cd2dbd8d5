import type { Interpretation } from '#core/documents/interpretation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import { tellingTexts as texts } from '../telling-texts.ts';
import { isUnderWay } from './take-telling.ts';

export type TellingAction = 'allow' | 'unmark' | 'retry' | 'check' | 'english';

/** What is said of who wrote the words, and what can be done about it. */
export type TellingLine = { text: string; more: string | null; action: TellingAction | null; isBusy: boolean };

const actions: Record<WhyNoModel, TellingAction | null> = {
  no_provider: null,
  no_consent: 'allow',
  document_private: 'unmark',
  nothing_to_tell: null,
  budget_spent: 'retry',
  key_refused: 'retry',
  no_model: 'retry',
  unavailable: 'retry',
  ungrounded: 'retry',
};

export function tellingLine({
  telling,
  engine,
  writing,
}: Pick<Interpretation, 'telling' | 'engine' | 'writing'>): TellingLine {
  const isSpanish = telling.language === 'es';
  if (isUnderWay(telling)) {
    const text = isSpanish ? texts.writingSpanish(telling.engine) : texts.writing(telling.engine);
    return { text, more: texts.writingMore, action: null, isBusy: true };
  }
  if (engine !== 'built-in' && writing !== undefined) {
    return { text: texts.written(writing), more: texts.counts(writing), action: 'check', isBusy: false };
  }
  const { reason } = telling;
  const text = isSpanish ? texts.stillEnglish : texts.builtIn;
  if (reason === null) return { text, more: null, action: null, isBusy: false };
  const action = actions[reason] ?? (isSpanish ? 'english' : null);
  return { text, more: texts.why[reason], action, isBusy: false };
}

/** What people who listen are told, once at the start and once at the end. */
export function announcement(
  isOn: boolean,
  wasOn: boolean,
  { stage }: Pick<Interpretation['telling'], 'stage'>,
): string {
  if (isOn) return texts.announce.started;
  if (!wasOn) return '';
  return stage === 'done' ? texts.announce.done : texts.announce.unchanged;
}
