import type { LabResult } from '../../documents/explanation.ts';
import { analytes } from '../../knowledge/analyte-data.ts';
import type { AnalyteEntry, MedicineEntry } from '../../knowledge/entries.ts';
import { tokenise } from '../../knowledge/tokenise.ts';

const entries = new Map(analytes.map((entry) => [entry.id, entry]));
const known = new WeakMap<AnalyteEntry | MedicineEntry, ReadonlySet<string>>();

/** Words of a name that say nothing of what is meant. */
const empty = new Set(
  'a an the of in on to and or your my some disease diseases condition conditions disorder disorders infusion infusions tablet tablets medicine medicines shot shots pill pills drip'.split(
    ' ',
  ),
);

/** Whether our own record of one of these rows says that this is what it measures, what moves it, or what a value of it can mean. */
export const isMeaningOfRow = (words: string, rows: readonly LabResult[]): boolean =>
  isMeaningOfAnalyte(
    words,
    rows.flatMap(({ analyte }) => entries.get(analyte ?? '') ?? []),
  );

export const isMeaningOfAnalyte = (words: string, analytesNamed: readonly AnalyteEntry[]): boolean =>
  analytesNamed.some((entry) => holds(words, entry, textOfAnalyte));

/** Whether our own record of one of these medicines says that it is of this group or used for this. */
export const isMeaningOfMedicine = (words: string, medicines: readonly MedicineEntry[]): boolean =>
  medicines.some((entry) => holds(words, entry, ({ group, usedFor }) => `${group} ${usedFor}`));

const textOfAnalyte = ({ measures, plain, high, low, positive, affectedBy }: AnalyteEntry): string =>
  [measures, plain, high, low, positive, ...affectedBy].join(' ');

function holds<Entry extends AnalyteEntry | MedicineEntry>(
  words: string,
  entry: Entry,
  textOf: (entry: Entry) => string,
): boolean {
  const found = known.get(entry) ?? new Set(tokenise(textOf(entry)).map(({ folded }) => folded));
  known.set(entry, found);
  const wanted = tokenise(words).filter(({ folded }) => !empty.has(folded));
  return wanted.length > 0 && wanted.every(({ folded }) => found.has(folded));
}
