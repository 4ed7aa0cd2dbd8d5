import { Link } from 'react-router';
import type { Registered } from '#core/accounts/account.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useSignUp } from '../hooks/use-sign-up.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { fields, signUp: words } = texts;

export function SignUpForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const { form, field, problem, submit, asksForEmail, isSending } = useSignUp(onRegistered);
  return (
    <div className={styles['column']}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        <TextField
          label={fields.username}
          hint={words.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordField
          label={fields.password}
          hint={fields.passwordRule}
          autoComplete="new-password"
          {...field('password')}
        />
        {asksForEmail && (
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            spellCheck={false}
            {...field('email')}
          />
        )}
        <p>
          {words.agree.before} <Link to="/terms">{words.agree.terms}</Link> {words.agree.between}{' '}
          <Link to="/privacy">{words.agree.privacy}</Link>.
        </p>
        <Button type="submit" variant="primary" isWide isBusy={isSending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </div>
  );
}
