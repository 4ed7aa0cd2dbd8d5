import { lazy, Suspense, useRef, useState } from 'react';
import { CalendarDays, Check, X } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import type { ExpiryInput } from '../hooks/use-expiry.ts';
import type { CalendarDay } from '../model/calendar-day.ts';
import { presetsFrom, tellExpiry } from '../model/expiry.ts';
import { texts } from '../texts.ts';
import { CalendarFailed } from './calendar-failed.tsx';
import styles from './sharing.module.css';

const { expiry: words } = texts;

// Few people open it: a date is typed or chosen by a button as well.
const Calendar = lazy(async () => {
  try {
    return { default: (await import('./calendar.tsx')).Calendar };
  } catch {
    return { default: CalendarFailed };
  }
});

type ExpiryFieldProps = { expiry: ExpiryInput; error: string | undefined };

/** The last day of a share: by one press, typed in any of the usual ways, or chosen in a calendar. */
export function ExpiryField({ expiry, error }: ExpiryFieldProps) {
  const { text, timeZone, range, read, write, choose, clear } = expiry;
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (day: CalendarDay) => {
    choose(day);
    setIsCalendarOpen(false);
    input.current?.focus();
  };
  const clearDate = () => {
    clear();
    input.current?.focus();
  };
  return (
    <div className={styles['expiry']}>
      <TextField
        ref={input}
        label={words.label}
        hint={words.hint}
        error={error}
        autoComplete="off"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p role="status">{tellExpiry(read, timeZone)}</p>
      <div className={styles['actions']} role="group" aria-label={words.quick}>
        {presetsFrom(range.first).map(({ label, day }) => (
          <Button key={label} aria-pressed={read.day === day} onClick={() => choose(day)}>
            {read.day === day && <Icon of={Check} />}
            {label}
          </Button>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button aria-expanded={isCalendarOpen} onClick={() => setIsCalendarOpen(!isCalendarOpen)}>
          <Icon of={CalendarDays} />
          {isCalendarOpen ? words.closeCalendar : words.openCalendar}
        </Button>
        {text !== '' && (
          <Button onClick={clearDate}>
            <Icon of={X} />
            {words.clear}
          </Button>
        )}
      </div>
      {isCalendarOpen && (
        <Suspense fallback={<Spinner label={words.loadingCalendar} />}>
          <Calendar range={range} selected={read.day ?? null} onSelect={take} />
        </Suspense>
      )}
    </div>
  );
}
