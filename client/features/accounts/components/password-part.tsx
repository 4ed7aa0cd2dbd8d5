import type { FormEvent } from 'react';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { changePassword } from '../api/change-password.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';
import { SubPart } from './sub-part.tsx';

const { password: words, saving } = securityTexts;

export function PasswordPart({ username }: { username: string }) {
  const { show } = useToast();
  const { form, values, field, problem, setProblems, empty } = useFields({ password: '' });
  const finish = () => {
    empty();
    show({ tone: 'success', title: words.saved, description: words.savedMore });
  };
  const { mutate, isPending } = useAccountChange(changePassword, finish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { password } = values;
    if (password === '') return setProblems({ password: texts.fields.newPasswordMissing });
    setProblems({});
    mutate(password, { onError: refuse });
  };
  const refuse = (error: Error) =>
    setProblems(
      problemsOf(error, {
        'account.password_too_short': 'password',
        'account.password_too_long': 'password',
        'account.password_common': 'password',
      }),
    );
  return (
    <SubPart title={words.title}>
      <p>{words.more}</p>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        {/* So that a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={texts.fields.newPassword}
          hint={texts.fields.passwordRule}
          autoComplete="new-password"
          {...field('password')}
        />
        <div>
          <Button type="submit" isBusy={isPending} busyLabel={saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </SubPart>
  );
}
