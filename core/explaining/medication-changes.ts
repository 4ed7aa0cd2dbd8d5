import type { Medication } from '../documents/explanation.ts';
import { sentenceAround } from '../grounding/support.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { medicationName } from './medication-sentences.ts';
import { sentence } from './wording.ts';

const change =
  /\b(?:start(?:ed|ing)?|new(?:ly)?|stop(?:ped|ping)?|discontinue[ds]?|increase[ds]?|decrease[ds]?|reduce[ds]?|changed?|switch(?:ed)?|hold|held|resume[ds]?|taper)\b/i;

/** Medicines whose own row or sentence speaks of a change, told in the document's words. */
export function medicationChanges(text: string, medications: readonly Medication[], word: string): Said[] {
  return medications.flatMap((medication) => {
    const span = sentenceAround(text, medication.span);
    if (!change.test(text.slice(...span))) return [];
    const quote = shortQuote(text, span, 20);
    if (quote === undefined) return [];
    return [fromDocument(sentence(`About ${medicationName(medication)}, the ${word} says: ${quote}`), [span])];
  });
}
