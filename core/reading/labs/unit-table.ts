import tables from './unit-table.json' with { type: 'json' };

/** Normal forms by printed form. Forms are written folded: lower case, no spaces, "u" for micro, "^" before powers. */
const byForm = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([normal, forms]) => forms.map((form) => [form, normal] as const)));

/** What stands before the stroke: "mg" of "mg/dL". */
export const amounts = byForm(tables.amounts);

/** What stands after a stroke: "dL" of "mg/dL". */
export const denominators = byForm(tables.denominators);

/** Units that stand without a stroke. */
export const standalone = byForm(tables.standalone);

/** Units of time and size: only believed where a column holds nothing but units. */
export const columnOnly = byForm(tables.columnOnly);
