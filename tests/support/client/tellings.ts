import type { ProviderConsent } from '#core/documents/consent.ts';
import type { Sentence, Writing } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Telling, TellingState, Told } from '#core/documents/telling.ts';
import { anInterpretation, spanOf } from './documents.ts';

export const aState = (more: Partial<TellingState> = {}): TellingState => ({
  level: 'standard',
  language: 'en',
  stage: 'writing',
  engine: 'openai',
  revision: 1,
  reason: null,
  ...more,
});

export const aWriting = (more: Partial<Writing> = {}): Writing => ({
  engine: 'openai',
  model: 'gpt-mock',
  checked: 4,
  kept: 2,
  replaced: 1,
  dropped: 1,
  turnedDown: [
    { section: 'interpretation', text: 'Your potassium is 9.9 mmol/L.', faults: ['number'], outcome: 'replaced' },
    { section: 'recommendation', text: 'Take more salt.', faults: ['advice', 'invented'], outcome: 'dropped' },
  ],
  ...more,
});

const byModel: Sentence = {
  section: 'interpretation',
  text: 'Potassium, a mineral in your blood, came out at 6.1.',
  spans: [spanOf('6.1')],
  basis: 'document',
  by: 'openai',
};

/** The words of a model, with a sentence of the built-in interpreter among them. */
export function aTold(more: Partial<Told> = {}): Told {
  const { medicalTerminology, actionItems, recommendations, keyFindings, sentences, summary } = anInterpretation();
  return {
    summary,
    medicalTerminology,
    actionItems,
    recommendations,
    keyFindings,
    interpretation: `${byModel.text}\n\nThe report says: mild chronic kidney disease.`,
    sentences: [...sentences, byModel],
    readingGrade: 5,
    engine: 'openai',
    writing: aWriting(),
    ...more,
  };
}

export const aTelling = (more: Partial<Telling> = {}): Telling => ({ ...aState(), told: aTold(), ...more });

/** An interpretation in the built-in words, where a model stands as said. */
export const toldBy = (state: Partial<TellingState>, more: Partial<Interpretation> = {}): Interpretation =>
  anInterpretation({ telling: aState(state), ...more });

/** An interpretation in the words of a model. */
export const inModelWords = (more: Partial<Interpretation> = {}): Interpretation =>
  anInterpretation({ ...aTold(), telling: aState({ stage: 'done', revision: 9 }), ...more });

export const aProvider = (more: Partial<ProviderConsent> = {}): ProviderConsent => ({
  engine: 'openai',
  host: 'api.openai.com',
  model: 'gpt-mock',
  isNeeded: true,
  isMasked: true,
  wording: 'If you agree, text of your documents is sent.\nYou need not agree.',
  wordingVersion: 1,
  consent: null,
  ...more,
});
