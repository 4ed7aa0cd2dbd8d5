import type { Explanation, Language, Sentence } from '../../documents/explanation.ts';
import { explainDocument } from '../../explaining/explain-document.ts';
import type { DocumentLayout } from '../../documents/page-layout.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { outgoingOf } from '../../deidentifying/mask-document.ts';
import type { DraftItem, DraftPart, DraftSentence } from '../draft.ts';
import { tellDraft, type DraftToTell, type TellingSoFar } from '../tell-draft.ts';

/** A laboratory report of our own: two results outside their range, one of them critical, and a request. */
export const labText = `BROOKFIELD LABORATORY
Patient: Anna Kessler        Date of Birth: 04/11/1957

Test               Result    Units      Reference Range   Flag
Glucose            188       mg/dL      70-99             H
Sodium             139       mmol/L     135-145
Potassium          6.9       mmol/L     3.5-5.1           H
Calcium            9.2       mg/dL      8.6-10.3
Chloride           103       mmol/L     98-107

COMMENT: Repeat potassium today.`;

/** A scan of our own. */
export const scanText = `EXAMINATION: CT chest without contrast.

FINDINGS:
There is a 7 mm solid nodule in the right upper lobe. Mild emphysema. No pleural effusion.

IMPRESSION:
1. Solid nodule in the right upper lobe, 7 mm. Follow-up CT chest in 3 months is recommended.
2. Possible pneumonia in the left lower lobe.`;

export const explained = (text: string, layout?: DocumentLayout): Explanation =>
  explainDocument(
    {
      text,
      source: { kind: layout === undefined ? 'text' : 'image', pages: 1, ocr: layout !== undefined, confidence: null },
      ...(layout !== undefined && { layout }),
    },
    loadKnowledge(),
  );

/** A sentence of a model that rests on these words of the text. */
export const said = (text: string, quote = '', more: Partial<DraftSentence> = {}): DraftSentence => ({
  lines: [],
  quotes: quote === '' ? [] : [quote],
  general_fact: 0,
  text,
  ...more,
});

export const inDraft = (part: DraftPart, sentence: DraftSentence): DraftItem => ({ part, sentence });
export const message = (sentence: DraftSentence): DraftItem => inDraft('bottom_line', sentence);
export const found = (sentence: DraftSentence): DraftItem => inDraft('found', sentence);
export const term = (name: string, definition: string): DraftItem => ({
  part: 'terms',
  term: { term: name, definition },
});

type TellOptions = Pick<DraftToTell, 'repaired' | 'judged'> & {
  isComplete?: boolean;
  language?: Language;
  layout?: DocumentLayout;
  explanation?: Explanation;
};

/** Tells what a model wrote of a text, with what is personal masked. */
export function told(
  text: string,
  items: readonly DraftItem[],
  options: TellOptions = {},
): TellingSoFar & { explanation: Explanation } {
  const { isComplete = true, language = 'en', layout, explanation = explained(text, layout), ...more } = options;
  const knowledge = loadKnowledge();
  const outgoing = outgoingOf(explanation, knowledge, { masks: true });
  const so = tellDraft(
    {
      ...{ explanation, outgoing, items, isComplete, engine: 'openai', model: 'm-1', level: 'standard', language },
      ...{ nonce: 'b7', ...more },
    },
    knowledge,
  );
  return { ...so, explanation };
}

export const inPart = (so: TellingSoFar, section: Sentence['section']): Sentence[] =>
  so.told.sentences.filter((sentence) => sentence.section === section);

export const textsOf = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => text);

// What a model may say of the lab report, and what it may not.
export const glucose = said('Glucose was 188 mg/dL, above the printed range of 70-99.', 'Glucose            188', {
  lines: [5],
});
export const potassium = said('Potassium was 6.9 mmol/L, above the printed range.', 'Potassium          6.9', {
  lines: [7],
});
export const sodium = said('Sodium was 139 mmol/L, inside its range.', 'Sodium             139', {
  lines: [6],
});
export const wrongGlucose = said('Glucose was 118 mg/dL.', 'Glucose            188', { lines: [5] });
