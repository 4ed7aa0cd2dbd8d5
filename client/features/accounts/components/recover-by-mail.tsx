import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { askForReset } from '../api/ask-for-reset.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { fields, recover: words } = texts;

export function RecoverByMail() {
  const { form, values, field, problem, setProblems } = useFields({ email: '' });
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: askForReset, gcTime: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const email = values.email.trim();
    if (email === '') return setProblems({ email: fields.emailMissing });
    setProblems({});
    mutate(email, {
      onError: (error) => setProblems(problemsOf(error, { 'account.email_unusable': 'email' })),
    });
  };
  return (
    <div className={styles['column']}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        <TextField
          label={fields.email}
          hint={words.mailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          {...field('email')}
        />
        <Button type="submit" variant="primary" isWide isBusy={isPending} busyLabel={words.mailSending}>
          {words.mailSend}
        </Button>
      </form>
      <div role="status">
        {isSuccess && (
          <Notice tone="success" title={words.mailDone}>
            <p>{words.mailDoneMore}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
