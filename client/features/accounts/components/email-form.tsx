import type { FormEvent } from 'react';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { changeEmail } from '../api/change-email.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { email: words, saving } = securityTexts;

export function EmailForm({ label }: { label: string }) {
  const { show } = useToast();
  const { form, values, field, problem, setProblems, empty } = useFields({ email: '' });
  const finish = () => {
    empty();
    show({ tone: 'success', title: words.saved, description: words.savedMore });
  };
  const { mutate, isPending } = useAccountChange(changeEmail, finish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const email = values.email.trim();
    if (email === '') return setProblems({ email: texts.fields.emailMissing });
    setProblems({});
    mutate(email, { onError: refuse });
  };
  const refuse = (error: Error) => setProblems(problemsOf(error, { 'account.email_unusable': 'email' }));
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <FormProblem text={problem} />
      <TextField
        label={label}
        hint={words.hint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...field('email')}
      />
      <div>
        <Button type="submit" isBusy={isPending} busyLabel={saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
