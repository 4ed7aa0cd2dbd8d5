import { Link } from 'react-router';
import { KeyRound } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { hasPasskeys, usePasskeySignIn } from '../hooks/use-passkey-sign-in.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { CodeField } from './code-field.tsx';
import { FormProblem } from './form-problem.tsx';

const { fields, signIn: words } = texts;

export function SignInForm() {
  const { form, field, problem, submit, isCodeAsked, isSending, kept } = useSignIn();
  return (
    <div className={styles['column']}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <FormProblem text={problem} />
        <TextField
          label={fields.username}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <PasswordField label={fields.password} autoComplete="current-password" {...field('password')} />
        {isCodeAsked && <CodeField {...field('code')} />}
        <CheckBox label={words.keep} hint={words.keepHint} {...kept} />
        <Button type="submit" variant="primary" isWide isBusy={isSending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
      {hasPasskeys() && <PasskeySignIn isKept={kept.checked} />}
      <p>
        <Link to="/recover" className={styles['link']}>
          {words.forgotten}
        </Link>
      </p>
    </div>
  );
}

function PasskeySignIn({ isKept }: { isKept: boolean }) {
  const { start, isWaiting, problem } = usePasskeySignIn(isKept);
  return (
    <>
      <p className={styles['or']}>{words.or}</p>
      <FormProblem text={problem} />
      <Button isWide isBusy={isWaiting} busyLabel={words.passkeyWaiting} onClick={start}>
        <Icon of={KeyRound} />
        {words.passkey}
      </Button>
    </>
  );
}
