import { overlaps } from '../../kernel/span.ts';
import type { Check } from './check.ts';

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
