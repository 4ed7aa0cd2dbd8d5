import { overlaps } from '../../kernel/span.ts';
import type { Check } from './check.ts';

/** What the quote says of one medicine is not told of another. */
export const otherMedicine: Check = ({ told, quoted, source }) => {
  if (quoted === undefined || told.medicines.length === 0) return [];
  const printed = source.medicines.filter(({ start, end }) =>
    quoted.spans.some((span) => overlaps([start, end], span)),
  );
  const names = printed.map(({ entry }) => entry.generic);
  const text = told.text.toLowerCase();
  const isSaid = (name: string): boolean =>
    told.medicines.some(({ entry }) => entry.generic.includes(name) || name.includes(entry.generic)) ||
    text.includes(name.slice(0, Math.max(5, name.length - 3)));
  return names.length > 0 && !names.some(isSaid) ? ['analyte'] : [];
};
