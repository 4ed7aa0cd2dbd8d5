import { utf8Length } from './utf8-length.ts';

/** One entry of a calendar. */
export type CalendarEvent = {
  start: Date;
  end: Date;
  title: string;
  notes: string;
  /** Empty where it is not known. */
  place: string;
  /** How long before the start it is reminded of, as RFC 5545 writes it, such as `P1D`; null for no reminder. */
  remindBefore: string | null;
};

/** `id` is the same for the same entry wherever it is known. */
type Making = { id: string; madeAt: Date };

/** A calendar file (RFC 5545) with one entry. Its times are UTC: every calendar shows them in its own zone, with summer time or without. */
export function calendarFile(event: CalendarEvent, { id, madeAt }: Making): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Readback//Readback//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.notes === '' ? [] : [`DESCRIPTION:${escaped(event.notes)}`]),
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    // Where others see the calendar, they see that the time is taken and no more.
    'CLASS:PRIVATE',
    ...(event.remindBefore === null ? [] : alarm(event.title, event.remindBefore)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const alarm = (title: string, before: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${before}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

/** `20261201T093000Z`. */
const utc = (moment: Date): string => moment.toISOString().replace(/\.\d+|[-:]/g, '');

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // What a calendar file has no place for.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Octets that a line may have; one that goes on begins with a space. */
const longestLine = 75;

function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character.codePointAt(0) ?? 0);
    if (octets + size > longestLine) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
