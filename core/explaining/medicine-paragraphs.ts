import { coveredBy } from '../kernel/covered-by.ts';
import type { Context } from './explaining-context.ts';
import { datedOrder, markedChanges, orderedDose, plannedChange, stoppedMedications } from './medication-changes.ts';
import { bareMedications, medicationSentence, medicineUse, medicineUses } from './medication-sentences.ts';
import type { Said } from './said.ts';

/** What changed first; then medicines with instructions one by one, the others in a list; of a stopped or changed one what the document says of it. */
export function medicineParagraphs({ reading, word, knowledge, limits }: Context): Said[][] {
  const medications = reading.medications.slice(0, limits.medicines);
  const stopOf = stoppedMedications(reading, word);
  const stopped = new Map(
    medications.map((medication) => [
      medication,
      stopOf(medication) ?? orderedDose(reading.text, medication) ?? plannedChange(reading.text, medication, word),
    ]),
  );
  // What a request says of a medicine is told with the requests.
  const isRequested = coveredBy(reading.recommendations.slice(0, 8).map(({ span }) => span));
  const taken = medications.filter((medication) => stopped.get(medication) === undefined);
  const told = taken.filter(({ instructions }) => instructions !== null);
  const bare = taken.filter(({ instructions }) => instructions === null);
  return [
    markedChanges(reading.text, medications),
    ...told.map((medication) => [
      medicationSentence(medication, word),
      ...datedOrder(reading.text, medication),
      ...medicineUse(medication, knowledge),
    ]),
    bareMedications(bare),
    medicineUses(bare, knowledge),
    [...stopped.values()].filter((said) => said !== undefined).filter(({ spans }) => !spans.every(isRequested)),
  ];
}
