import { useState, type FormEvent } from 'react';
import { appointmentEvent, oddityOf, type Appointment, type Reminder } from '#core/taking-along/appointment.ts';
import { calendarFile } from '#core/taking-along/calendar-file.ts';
import { localMoment } from '#core/taking-along/local-moment.ts';
import { useFields } from '#client/lib/fields/use-fields.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { randomId, saveCalendarFile } from '../model/save-calendar-file.ts';
import { texts } from '../texts.ts';

const { appointment: words } = texts;

type Choices = Pick<Appointment, 'minutes' | 'reminder'> & {
  hasQuestions: boolean;
  hasStep: boolean;
  hasTitle: boolean;
};

type About = { title: string; questions: readonly string[]; step: string };

const usual: Choices = { minutes: 30, reminder: 'day', hasQuestions: true, hasStep: true, hasTitle: false };

/** What a person tells of an appointment, and the file that is made of it. */
export function useAppointment({ title, questions, step }: About, onSaved: () => void) {
  const { form, values, field, setProblems } = useFields({ day: '', time: '', withWhom: '', where: '' });
  const [choices, setChoices] = useState(usual);
  const [openedAt] = useState(() => new Date());
  const { show } = useToast();
  const start = localMoment(values.day, values.time);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!(start instanceof Date)) {
      return setProblems(
        Object.fromEntries(start.map((fault) => [words.faults[fault].field, words.faults[fault].text])),
      );
    }
    const { hasQuestions, hasStep, hasTitle, ...more } = choices;
    const appointment = { start, ...more, withWhom: values.withWhom, where: values.where };
    const told = {
      questions: hasQuestions ? questions : [],
      step: hasStep ? step : '',
      about: hasTitle ? title : null,
    };
    saveCalendarFile(
      calendarFile(appointmentEvent({ ...appointment, ...told }), { id: randomId(), madeAt: new Date() }),
    );
    onSaved();
    show({ tone: 'success', ...words.saved });
  };
  return {
    form,
    field,
    choices,
    choose: (more: Partial<Choices>) => setChoices((before) => ({ ...before, ...more })),
    oddity: start instanceof Date ? oddityOf({ start, reminder: choices.reminder }, openedAt) : undefined,
    save,
  };
}

export const reminderOf = (value: string): Reminder => (value === 'hour' || value === 'day' ? value : 'none');
