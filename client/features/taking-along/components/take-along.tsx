import { useId, useState } from 'react';
import { CalendarPlus, Copy, Mail, Printer } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useTakeAlong } from '../hooks/use-take-along.ts';
import { texts } from '../texts.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import styles from './taking-along.module.css';

const { along: words } = texts;

type TakeAlongProps = {
  kind: 'list' | 'suggested';
  label: string;
  /** Of the document. */
  title: string;
  questions: readonly string[];
  onPrint: () => void;
};

/** The ways that questions go along to a visit. What stands on the buttons is short; their names say of what. */
export function TakeAlong({ kind, label, title, questions, onPrint }: TakeAlongProps) {
  const id = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { copy, mail } = useTakeAlong(kind, title, questions);
  const names = words[kind];
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles['along']}>
      <p id={`${id}-label`} className={styles['label']}>
        {label}
      </p>
      <div className={styles['actions']}>
        <Button aria-label={names.copy} onClick={copy}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
        <Button aria-label={names.mail} aria-describedby={`${id}-mail`} onClick={mail}>
          <Icon of={Mail} />
          {words.mail}
        </Button>
        <Button aria-label={names.calendar} aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
          <Icon of={CalendarPlus} />
          {words.calendar}
        </Button>
        <Button aria-label={names.print} onClick={onPrint}>
          <Icon of={Printer} />
          {words.print}
        </Button>
      </div>
      <p id={`${id}-mail`} className={styles['hint']}>
        {words.mailHint}
      </p>
      <AppointmentDialog
        isOpen={isDialogOpen}
        title={title}
        questions={questions}
        onClose={() => setDialogOpen(false)}
      />
    </div>
  );
}
