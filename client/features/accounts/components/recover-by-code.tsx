import { Button } from '#client/ui/button/button.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useRecover } from '../hooks/use-recover.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';
import { PasswordChanged } from './password-changed.tsx';

const { fields, recover: words } = texts;

export function RecoverByCode() {
  const { form, field, problem, submit, isSending, isDone } = useRecover();
  if (isDone) return <PasswordChanged />;
  return (
    <div className={styles['column']}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        <TextField
          label={fields.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('recoveryCode')}
        />
        <PasswordField
          label={fields.newPassword}
          hint={fields.passwordRule}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <Button type="submit" variant="primary" isWide isBusy={isSending} busyLabel={texts.reset.sending}>
          {words.codeSend}
        </Button>
      </form>
    </div>
  );
}
