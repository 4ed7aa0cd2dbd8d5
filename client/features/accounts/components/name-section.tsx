import type { FormEvent } from 'react';
import type { Account } from '#core/accounts/account.ts';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { changeProfile } from '../api/change-profile.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import { AccountPart } from './account-part.tsx';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { name: words, saving } = securityTexts;

/** The name that other people see. */
export function NameSection() {
  return <AccountPart title={words.title}>{(account) => <NameForm account={account} />}</AccountPart>;
}

function NameForm({ account: { name, username } }: { account: Account }) {
  const { show } = useToast();
  const { form, values, field, problem, setProblems } = useFields({ name: name ?? '' });
  const { mutate, isPending } = useAccountChange(changeProfile, () => show({ tone: 'success', title: words.saved }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setProblems({});
    const typed = values.name.trim();
    mutate(
      { name: typed === '' ? null : typed },
      { onError: (error) => setProblems(problemsOf(error, { 'request.invalid': 'name' })) },
    );
  };
  return (
    <>
      <p>{words.username(username)}</p>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        <TextField label={words.label} hint={words.hint} autoComplete="name" maxLength={100} {...field('name')} />
        <div>
          <Button type="submit" isBusy={isPending} busyLabel={saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </>
  );
}
