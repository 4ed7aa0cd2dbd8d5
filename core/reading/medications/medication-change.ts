import type { Medication } from '../../documents/explanation.ts';
import type { MedicationChange } from '../reading.ts';

/** A medicine as read, with the word of the document that says what is done with it ("STOP", "new"), or null. */
export type ReadMedicine = Medication & { status: string | null };

/** What the words of documents for a change mean. "Changed" stays what it is: up or down is not said. */
const kinds: readonly (readonly [RegExp, MedicationChange['kind']])[] = [
  [/^(?:hold|held|holding|on hold|paused?|withhold|withheld|omit|omitted)$/i, 'held'],
  [/^(?:resumed?|restart(?:ed)?)$/i, 'resumed'],
  [/^(?:new|start(?:ed|ing)?|initiated?|begin|add(?:ed)?)$/i, 'new'],
  [/^increased?$/i, 'increased'],
  [/^(?:decreased?|reduced?)$/i, 'decreased'],
  [/^changed?$/i, 'changed'],
  [/^continu(?:e|ed|ing)$/i, 'continued'],
  [
    /^(?:stop|stopped|discontinued?|d\/c|dc|ceased?|past|previous|inactive|expired|old|switch(?:ed)? from|stop taking|stopped taking|do not take|no longer tak(?:e|ing))$/i,
    'stopped',
  ],
];

/** What the document does with a medicine; undefined where it says no such thing. */
export function changeOf({ status, span }: ReadMedicine): MedicationChange | undefined {
  const kind = status === null ? undefined : kinds.find(([words]) => words.test(status.trim()))?.[1];
  return status === null || kind === undefined ? undefined : { span, kind, text: status.trim() };
}
