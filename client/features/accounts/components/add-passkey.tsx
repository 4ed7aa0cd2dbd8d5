import type { FormEvent } from 'react';
import { useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { passkeyProblem, useAddPasskey } from '../hooks/use-add-passkey.ts';
import { securityTexts } from '../security-texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';

const { passkeys: words } = securityTexts;

export function AddPasskey() {
  const { show } = useToast();
  const { form, values, field, problem, setProblems, empty } = useFields({ label: '' });
  const { mutate, isPending } = useAddPasskey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const label = values.label.trim();
    if (label === '') return setProblems({ label: words.labelMissing });
    setProblems({});
    mutate(label, {
      onSuccess: () => {
        empty();
        show({ tone: 'success', title: words.added });
      },
      onError: (error) => setProblems({ form: passkeyProblem(error) }),
    });
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <FormProblem text={problem} />
      <TextField label={words.label} hint={words.labelHint} autoComplete="off" maxLength={60} {...field('label')} />
      <div>
        <Button type="submit" isBusy={isPending} busyLabel={words.adding}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
