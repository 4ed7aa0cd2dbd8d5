import { useEffect, useRef, type FormEvent } from 'react';
import type { z } from 'zod';
import type { TotpSetup } from '#core/accounts/account.ts';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { confirmTotp } from '../api/totp.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { totp: words, cancel } = securityTexts;

type TotpSetupFormProps = { setup: z.infer<typeof TotpSetup>; onClose: () => void };

/** The picture to scan, the key as text, and the first code that proves it was taken over. */
export function TotpSetupForm({ setup: { secret, qr }, onClose }: TotpSetupFormProps) {
  const { show } = useToast();
  const intro = useRef<HTMLParagraphElement>(null);
  const { form, values, field, problem, setProblems } = useFields({ code: '' });
  const finish = () => {
    onClose();
    show({ tone: 'success', title: words.turnedOn, description: words.turnedOnMore });
  };
  const { mutate, isPending } = useAccountChange(confirmTotp, finish);
  // The button that had the focus is gone.
  useEffect(() => intro.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const code = values.code.trim();
    if (code === '') return setProblems({ code: words.codeMissing });
    setProblems({});
    mutate(code, { onError: refuse });
  };
  const refuse = (error: Error) =>
    setProblems(problemsOf(error, { 'auth.wrong_code': 'code', 'auth.too_many_tries': 'code' }));
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <p ref={intro} tabIndex={-1}>
        {words.scan}
      </p>
      <svg className={styles['qr']} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qr}>
        <rect width={qr.size} height={qr.size} />
        <path d={qr.path} />
      </svg>
      <dl className={styles['key']}>
        <dt>{words.key}</dt>
        <dd className={styles['code']}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
      </dl>
      <FormProblem text={problem} />
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field('code')}
      />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
