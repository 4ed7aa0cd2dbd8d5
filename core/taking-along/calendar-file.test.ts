import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const start = new Date('2026-12-01T09:30:00Z');
const plain: CalendarEvent = {
  start,
  end: new Date('2026-12-01T10:00:00Z'),
  title: 'Visit',
  notes: '',
  place: '',
  remindBefore: null,
};

function setup(more: Partial<CalendarEvent> = {}) {
  const file = calendarFile({ ...plain, ...more }, { id: 'a1', madeAt: new Date('2026-11-22T18:00:00.123Z') });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('there is no entry');
  return { file, calendar, component, event: new ICAL.Event(component) };
}

const octets = (line: string) => Buffer.byteLength(line, 'utf8');

test('has what every calendar asks for', () => {
  const { calendar, component, event } = setup();

  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Readback//Readback//EN');
  expect(event.uid).toBe('a1');
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T18:00:00Z');
  expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
});

test('tells start and end in UTC, over midnight and over a new year', () => {
  const { event } = setup({ start: new Date('2026-12-31T23:45:00Z'), end: new Date('2027-01-01T00:15:00Z') });

  expect(event.startDate.toString()).toBe('2026-12-31T23:45:00Z');
  expect(event.endDate.toJSDate()).toEqual(new Date('2027-01-01T00:15:00Z'));
});

test.each([
  ['P1D', '2026-11-30T09:30:00.000Z'],
  ['PT1H', '2026-12-01T08:30:00.000Z'],
])('reminds %s before', (remindBefore, at) => {
  const { component } = setup({ remindBefore });
  const alarm = component.getFirstSubcomponent('valarm');
  const trigger = alarm?.getFirstPropertyValue('trigger');
  if (!(trigger instanceof ICAL.Duration)) throw new Error('there is no trigger');

  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('description')).toBe('Visit');
  expect(new Date(start.getTime() + trigger.toSeconds() * 1000).toISOString()).toBe(at);
});

test('leaves out what is not known', () => {
  const { file } = setup();

  expect(file).not.toMatch(/VALARM|LOCATION|DESCRIPTION/);
});

test.each([
  ['commas and semicolons', 'Room 4, floor 2; ask for Ana'],
  ['backslashes', String.raw`C:\n and \\ and \;`],
  ['lines', '1. What now?\n2. And then?\n\nBye'],
  ['emoji and many scripts', '👩‍👩‍👧‍👦 10⁹/L ≥ µg Ωμέγα Привет'],
  ['what looks like the end of it', 'END:VEVENT\nEND:VCALENDAR\nBEGIN:VALARM'],
  ['a colon and quotes', 'He said: "now"'],
])('gives back %s as they were', (_, text) => {
  const { event } = setup({ notes: text, place: text });

  expect(event.description).toBe(text);
  expect(event.location).toBe(text);
});

test.each([
  ['line ends of Windows and old Macs', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters', 'a\u0000b\u0007c', 'a b c'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
])('makes one form of %s', (_, raw, text) => {
  expect(setup({ notes: raw }).event.description).toBe(text);
});

test('never has a line of more than 75 octets, nor cuts a letter in two', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, notes, place) => {
      const lines = setup({ title, notes, place, remindBefore: 'P1D' }).file.split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      expect(lines.every((line) => line.isWellFormed() && !/[\r\n]/.test(line))).toBe(true);
    }),
  );
});

test('gives back every text that has no control characters', () => {
  const text = anyText.map((raw) => `${raw.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, 'x')}.`);
  fc.assert(
    fc.property(text, text, (title, notes) => {
      const { event } = setup({ title, notes });
      expect(event.summary).toBe(title);
      expect(event.description).toBe(notes);
    }),
  );
});
