import { expect, test } from 'vitest';
import { appointmentEvent, oddityOf, type Appointment } from './appointment.ts';

const start = new Date('2026-12-01T09:30:00Z');
const bare: Appointment = {
  start,
  minutes: 30,
  withWhom: '',
  where: '',
  reminder: 'day',
  questions: [],
  about: null,
};

test('has a title that says nothing of the document', () => {
  const { title, notes, place } = appointmentEvent(bare);

  expect({ title, notes, place }).toEqual({ title: "Doctor's appointment", notes: '', place: '' });
});

test('names the document where the person wants that', () => {
  expect(appointmentEvent({ ...bare, about: 'Blood test' }).title).toBe("Doctor's appointment: Blood test");
});

test('tells with whom, and the questions in their order', () => {
  const event = appointmentEvent({
    ...bare,
    withWhom: ' Dr. Ruiz ',
    where: ' 4 Oak Street, Room 2 ',
    questions: ['What now?', 'And\nthen?'],
  });

  expect(event.notes).toBe('With: Dr. Ruiz\n\nMy questions:\n1. What now?\n2. And then?');
  expect(event.place).toBe('4 Oak Street, Room 2');
});

test('tells what is to be done', () => {
  const step = 'Have another X-ray in 6 weeks.';

  expect(appointmentEvent({ ...bare, withWhom: 'Dr. Ruiz', step }).notes).toBe(
    `With: Dr. Ruiz\n\nWhat is to be done: ${step}`,
  );
});

test.each([
  ['none', null],
  ['hour', 'PT1H'],
  ['day', 'P1D'],
] as const)('reminds as asked for: %s', (reminder, before) => {
  expect(appointmentEvent({ ...bare, reminder }).remindBefore).toBe(before);
});

test('lasts as long as it lasts, also where the clock changes meanwhile', () => {
  const { end } = appointmentEvent({ ...bare, start: new Date('2026-03-29T00:45:00Z'), minutes: 60 });

  expect(end.toISOString()).toBe('2026-03-29T01:45:00.000Z');
});

test.each([
  ['is over', '2026-12-01T09:30:01Z', 'day', 'over'],
  ['begins now', '2026-12-01T09:30:00Z', 'none', undefined],
  ['is today', '2026-12-01T07:00:00Z', 'day', 'reminder_over'],
  ['is in two hours', '2026-12-01T07:30:00Z', 'hour', undefined],
  ['is in two days', '2026-11-29T09:30:00Z', 'day', undefined],
] as const)('says what is odd where it %s', (_, now, reminder, oddity) => {
  expect(oddityOf({ start, reminder }, new Date(now))).toBe(oddity);
});
