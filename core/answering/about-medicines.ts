import { fromDocument, general, type Said } from '../explaining/said.ts';
import { capitalise, sentence } from '../explaining/wording.ts';
import type { Medication } from '../documents/explanation.ts';
import type { Asking } from './asking.ts';
import { printedWords } from '../explaining/quote.ts';
import { toldOf } from './told-of.ts';

const most = 14;

/** The medicines that a question names, or all of them: what the document says of each, never more. */
export function aboutMedicines(asking: Asking, medications: readonly Medication[]): Said[] {
  const asksUse = asking.wishes.has('meaning') || asking.wishes.has('why') || /\bfor\b/.test(asking.folded);
  return medications
    .slice(0, most)
    .flatMap((medication) => [
      ...aboutMedicine(medication, asking),
      ...(asksUse && medications.length <= 3 ? usedFor(medication, asking) : []),
    ]);
}

function aboutMedicine(medication: Medication, asking: Asking): Said[] {
  const told = toldOf(asking, [medication.span]);
  const printed = printedWords(asking.explanation.text, medication.span);
  return told.length > 0 ? told : [fromDocument(sentence(printed), [medication.span])];
}

function usedFor(medication: Medication, { knowledge }: Asking): Said[] {
  const entry = knowledge.findMedicine(medication.generic ?? medication.name);
  if (entry === undefined) return [];
  const text = sentence(`${capitalise(entry.generic)} is commonly used ${entry.usedFor}`);
  return [{ ...general(text, [medication.span]), source: entry.source }];
}
