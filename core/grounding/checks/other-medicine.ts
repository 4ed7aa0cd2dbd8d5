import { overlaps } from '../../kernel/span.ts';
import type { Check } from './check.ts';
import { isAsMedicine } from './invented.ts';

/** What the quote says of one medicine is not told of another. */
export const otherMedicine: Check = ({ told, quoted, source }) => {
  if (quoted === undefined || told.medicines.length === 0) return [];
  const printed = source.medicines.filter(({ start, end }) =>
    quoted.spans.some((span) => overlaps([start, end], span)),
  );
  const text = told.text.toLowerCase();
  const saysBeginning = (name: string): boolean => text.includes(name.slice(0, Math.max(5, name.length - 3)));
  const isSaid = ({ entry: { generic }, start, end }: (typeof printed)[number]): boolean =>
    told.medicines.some(({ entry }) => entry.generic.includes(generic) || generic.includes(entry.generic)) ||
    saysBeginning(generic) ||
    saysBeginning((source.lower.slice(start, end).split(' ')[0] ?? '').padEnd(5));
  return printed.length > 0 && !printed.some(isSaid) ? ['analyte'] : [];
};

/** So far before its words a medicine may be named: in the line above, or at the head of its own part. */
const above = 240;

/** A medicine is told where the words that the sentence rests on name it. */
export const medicineElsewhere: Check = ({ told, quoted, evidence, source }) => {
  if (quoted === undefined || told.isQuestion) return [];
  const near = evidence.nearText.toLowerCase();
  const named = source.medicines.filter(({ start, end }) =>
    evidence.near.some(([from, to]) => from - above < end && start < to),
  );
  const isElsewhere = told.medicines.some(
    ({ entry, start, end }) =>
      isAsMedicine(told.text, start, end) &&
      !named.some((one) => one.entry.generic === entry.generic) &&
      !near.includes(told.text.slice(start, end).toLowerCase()),
  );
  return isElsewhere && named.length === 0 ? ['invented'] : [];
};
