import type { Medication } from '../documents/explanation.ts';
import { sentenceAround, supportAround } from '../grounding/support.ts';
import { contains, textAt } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { medicationName } from './medication-sentences.ts';
import { sentence } from './wording.ts';

const change =
  /\b(?:start(?:ed|ing)?|new(?:ly)?|stop(?:ped|ping)?|discontinue[ds]?|increase[ds]?|decrease[ds]?|reduce[ds]?|changed?|switch(?:ed)?|hold|held|resume[ds]?|taper)\b/i;
const stop =
  /\b(?:stop(?:ped|ping)?(?: taking)?|discontinued?|hold|held|on hold|do not take|no longer(?: \w+)?|completed|inactive|ceased?|withdrawn)\b/i;

/** Medicines whose own row or sentence speaks of a change, told in the document's words. */
export function medicationChanges(text: string, medications: readonly Medication[], word: string): Said[] {
  return medications.flatMap((medication) => {
    const span = sentenceAround(text, medication.span);
    if (!change.test(textAt(text, span))) return [];
    const quote = shortQuote(text, span, 20);
    if (quote === undefined) return [];
    return [fromDocument(sentence(`About ${medicationName(medication)}, the ${word} says: ${quote}`), [span])];
  });
}

/**
 * What the document says where it does not have a medicine taken: its row or sentence says so, or it stands under "Stopped
 * medications". Undefined where it says no such thing. Instructions of a stopped medicine are never told.
 */
export function stoppedMedication(
  { text, sections }: Pick<Reading, 'text' | 'sections'>,
  medication: Medication,
  word: string,
): Said | undefined {
  const name = medicationName(medication);
  const span = supportAround(text, medication.span);
  const said = stop.exec(textAt(text, span))?.[0];
  if (said !== undefined) {
    const words = shortQuote(text, span, 20) ?? `"${said}"`;
    return fromDocument(sentence(`About ${name}, the ${word} says: ${words}`), [span]);
  }
  const section = sections.find((one) => stop.test(one.name) && contains(one.span, medication.span));
  if (section === undefined) return undefined;
  return fromDocument(sentence(`${name} is listed under "${section.name}"`), [medication.span]);
}
