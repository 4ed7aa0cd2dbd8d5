import { DayPicker, getDefaultClassNames, type Modifiers } from 'react-day-picker';
import type { ExpiryRange } from '../model/expiry.ts';
import { fromLocalDate, fullDay, toLocalDate, type CalendarDay } from '../model/calendar-day.ts';
import { texts } from '../texts.ts';
import styles from './calendar.module.css';

export type CalendarProps = {
  range: ExpiryRange;
  selected: CalendarDay | null;
  onSelect: (day: CalendarDay) => void;
};

const names = ['month_caption', 'nav', 'button_previous', 'button_next', 'chevron', 'month_grid', 'weekday', 'day'];
const more = ['day_button', 'selected', 'today', 'disabled', 'outside', 'months', 'month', 'caption_label', 'root'];
const classNames = Object.fromEntries([...names, ...more].map((name) => [name, styles[name] ?? '']));

/** What is heard holds the figure that is seen, as a word of its own: who speaks to the browser says that. */
function nameOfDay(date: Date, { today, selected }: Modifiers): string {
  const { isToday, isSelected } = texts.expiry;
  return [...(today ? [isToday] : []), fullDay(fromLocalDate(date)), ...(selected ? [isSelected] : [])].join(', ');
}

/** One month at a time. Days that cannot be chosen are disabled. */
export function Calendar({ range: { first, last }, selected, onSelect }: CalendarProps) {
  const [from, to] = [toLocalDate(first), toLocalDate(last)];
  const chosen = selected === null ? undefined : toLocalDate(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      aria-label={texts.expiry.calendar}
      labels={{ labelDayButton: nameOfDay }}
      classNames={{ ...getDefaultClassNames(), ...classNames }}
      today={from}
      startMonth={from}
      endMonth={to}
      defaultMonth={chosen ?? from}
      disabled={[{ before: from }, { after: to }]}
      selected={chosen}
      onSelect={(date) => onSelect(fromLocalDate(date))}
    />
  );
}
