import { useId } from 'react';
import { CalendarPlus } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { reminderOf, useAppointment } from '../hooks/use-appointment.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

const { appointment: words } = texts;

const longest = 200;

type AppointmentFormProps = {
  title: string;
  questions: readonly string[];
  /** What is to be done; empty where there is nothing but the visit. */
  step: string;
  onClose: () => void;
};

export function AppointmentForm({ title, questions, step, onClose }: AppointmentFormProps) {
  const { form, field, choices, choose, oddity, save } = useAppointment({ title, questions, step }, onClose);
  const seenId = useId();
  return (
    <form ref={form} noValidate className={styles['section']} onSubmit={save}>
      <div>
        <div className={styles['pair']}>
          <TextField type="date" label={words.day} {...field('day')} />
          <TextField type="time" label={words.time} {...field('time')} />
        </div>
        <div role="status" className={styles['oddity']}>
          {oddity !== undefined && (
            <Notice tone="warning" title={words.oddities[oddity].title}>
              <p>{words.oddities[oddity].text}</p>
            </Notice>
          )}
        </div>
      </div>
      <div className={styles['pair']}>
        <SelectField
          label={words.minutes}
          options={words.lengths}
          value={choices.minutes}
          onChange={({ target }) => choose({ minutes: Number(target.value) })}
        />
        <SelectField
          label={words.reminder}
          options={words.reminders}
          value={choices.reminder}
          onChange={({ target }) => choose({ reminder: reminderOf(target.value) })}
        />
      </div>
      <TextField label={words.withWhom} maxLength={longest} autoComplete="off" {...field('withWhom')} />
      <TextField label={words.where} maxLength={longest} autoComplete="off" {...field('where')} />
      <fieldset className={styles['section']} aria-describedby={seenId}>
        <legend className={styles['label']}>{words.tells}</legend>
        <p id={seenId} className={styles['hint']}>
          {words.seen}
        </p>
        {step !== '' && (
          <CheckBox
            label={words.withStep(step)}
            checked={choices.hasStep}
            onChange={({ target }) => choose({ hasStep: target.checked })}
          />
        )}
        {questions.length > 0 && (
          <CheckBox
            label={words.withQuestions(questions.length)}
            checked={choices.hasQuestions}
            onChange={({ target }) => choose({ hasQuestions: target.checked })}
          />
        )}
        <CheckBox
          label={words.withTitle}
          checked={choices.hasTitle}
          onChange={({ target }) => choose({ hasTitle: target.checked })}
        />
      </fieldset>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary">
          <Icon of={CalendarPlus} />
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}
