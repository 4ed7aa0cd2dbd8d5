import { useState, type FormEvent } from 'react';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CheckBox } from '#client/ui/check-box/check-box.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { ExpiryField } from '../../components/expiry-field.tsx';
import styles from '../../components/sharing.module.css';
import { useExpiry } from '../../hooks/use-expiry.ts';
import type { MadeLink } from '../hooks/use-made-links.ts';
import { useMakeLink } from '../hooks/use-make-link.ts';
import { healthLinkTexts } from '../texts.ts';

const { form: words } = healthLinkTexts;
const shortestPasscode = 6;

/** At which field the words of a refusal stand. */
const places = { 'share.date_past': 'expiry', 'share.date_too_far': 'expiry' } as const;

type MakeLinkFormProps = { documentId: number; onMade: (made: MadeLink) => void; onCancel: () => void };

export function MakeLinkForm({ documentId, onMade, onCancel }: MakeLinkFormProps) {
  const { form, values, field, problem, setProblems } = useFields({ label: '', passcode: '', expiry: '' });
  const [isLongTerm, setIsLongTerm] = useState(false);
  const expiry = useExpiry();
  const { mutate, isPending } = useMakeLink(documentId, onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const passcode = values.passcode.trim();
    if (passcode !== '' && passcode.length < shortestPasscode) return setProblems({ passcode: words.passcodeShort });
    expiry.markTried();
    if (expiry.read.problem !== undefined) return setProblems({ expiry: expiry.read.problem });
    setProblems({});
    const body = { label: values.label.trim(), passcode: passcode === '' ? null : passcode, isLongTerm };
    mutate(
      { ...body, expirationDate: expiry.read.day },
      { onError: (error) => setProblems(problemsOf(error, places)) },
    );
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      {problem !== undefined && (
        <Notice tone="warning" role="alert" title={words.failedTitle}>
          <p>{problem}</p>
        </Notice>
      )}
      <TextField
        label={words.label}
        hint={words.labelHint}
        placeholder={words.labelExample}
        maxLength={80}
        autoComplete="off"
        {...field('label')}
      />
      <TextField
        label={words.passcode}
        hint={words.passcodeHint}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('passcode')}
      />
      <ExpiryField expiry={expiry} error={expiry.isAsTried ? field('expiry').error : undefined} />
      <CheckBox
        label={words.longTerm}
        hint={words.longTermHint}
        checked={isLongTerm}
        onChange={() => setIsLongTerm(!isLongTerm)}
      />
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
