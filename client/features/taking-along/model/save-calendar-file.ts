import { followLink } from '#client/lib/follow-link.ts';

const fileName = 'appointment.ics';

// Some browsers read what they save after the press is over.
const readMs = 60_000;

export function saveCalendarFile(file: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  followLink(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}

/** `crypto.randomUUID` exists on secure origins only, and a home server may be reached without TLS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
