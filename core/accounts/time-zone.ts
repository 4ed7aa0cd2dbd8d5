const named = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/;

/** Whether this is the IANA name of a time zone. Offsets such as `+01:00` are not: they know no summer. */
export function isTimeZone(raw: string): boolean {
  if (!named.test(raw)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
