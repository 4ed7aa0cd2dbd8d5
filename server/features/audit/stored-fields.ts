import type { AuditFields } from '#core/audit/audit-event.ts';

/** What a line tells beside itself, as it is stored: JSON with its names in order. */
export const storedFields = (fields: AuditFields): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))));
