import { useEffect, type FormEvent } from 'react';
import { maxPersonLength } from '#core/documents/person.ts';
import { useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { usePeople } from '../hooks/use-people.ts';
import type { PersonQuestion } from '../hooks/use-person.ts';
import { texts } from '../texts.ts';
import styles from './person-dialog.module.css';

const { rename: words } = texts;

type RenameFormProps = Pick<PersonQuestion, 'rename' | 'close' | 'isSaving'> & { from: string };

/** Another name for a person. Says so where the name is that of somebody else, since that cannot be undone. */
export function RenameForm({ from, rename, close, isSaving }: RenameFormProps) {
  const { form, values, field, setProblems } = useFields({ to: from });
  // Where the form takes the place of another one, the button that led here is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, [form]);
  const to = values.to.trim();
  const isTaken = usePeople().includes(to) && to !== from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to === '') return setProblems({ to: words.empty });
    if (to === from) return setProblems({ to: words.same });
    rename({ from, to });
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <TextField label={words.to} maxLength={maxPersonLength} autoComplete="off" {...field('to')} />
      <p role="status" className={styles['taken']}>
        {isTaken && words.taken(to)}
      </p>
      <div className={styles['choices']}>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={texts.person.saving}>
          {words.confirm}
        </Button>
        <Button onClick={close}>{words.cancel}</Button>
      </div>
    </form>
  );
}
