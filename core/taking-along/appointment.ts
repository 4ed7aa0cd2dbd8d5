import type { CalendarEvent } from './calendar-file.ts';
import { numberedQuestions } from './question-list.ts';

export type Reminder = 'none' | 'hour' | 'day';

const hourMs = 60 * 60 * 1000;

const reminders = {
  none: null,
  hour: { before: 'PT1H', ms: hourMs },
  day: { before: 'P1D', ms: 24 * hourMs },
} as const;

/** An appointment as a person tells of it. */
export type Appointment = {
  start: Date;
  minutes: number;
  /** Empty where they did not say. */
  withWhom: string;
  where: string;
  reminder: Reminder;
  /** In their order; none where they are to stay out of the calendar. */
  questions: readonly string[];
  /** What is to be done then; empty where it is to stay out of the calendar. */
  step?: string;
  /** The title of the document; null where it is to stay out of the calendar. */
  about: string | null;
};

/** The entry for it. Calendars are often seen by others: its title says nothing of the document unless the person wants that. */
export function appointmentEvent({ start, minutes, reminder, ...told }: Appointment): CalendarEvent {
  const { withWhom, where, questions, step = '', about } = told;
  const notes = [
    withWhom.trim() === '' ? '' : `With: ${withWhom.trim()}`,
    step === '' ? '' : `What is to be done: ${step}`,
    questions.length === 0 ? '' : `My questions:\n${numberedQuestions(questions)}`,
  ];
  return {
    start,
    end: new Date(start.getTime() + minutes * 60 * 1000),
    title: about === null ? "Doctor's appointment" : `Doctor's appointment: ${about}`,
    notes: notes.filter((each) => each !== '').join('\n\n'),
    place: where.trim(),
    remindBefore: reminders[reminder]?.before ?? null,
  };
}

/** What is odd about it, and may be meant all the same. */
export type Oddity = 'over' | 'reminder_over';

export function oddityOf({ start, reminder }: Pick<Appointment, 'start' | 'reminder'>, now: Date): Oddity | undefined {
  const left = start.getTime() - now.getTime();
  if (left < 0) return 'over';
  return left < (reminders[reminder]?.ms ?? 0) ? 'reminder_over' : undefined;
}
