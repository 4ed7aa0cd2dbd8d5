import { useId, useState, type FormEvent } from 'react';
import { RecipientType, recipientTypeTitles, type ShareKeys } from '#core/sharing/share.ts';
import { levelLines, levelTitles, ShareLevel } from '#core/sharing/share-level.ts';
import { problemsOf, useFields } from '#client/lib/fields/use-fields.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useCreateShare } from '../hooks/use-create-share.ts';
import { useExpiry } from '../hooks/use-expiry.ts';
import { texts } from '../texts.ts';
import { ExpiryField } from './expiry-field.tsx';
import styles from './sharing.module.css';

const { form: words } = texts;

const typeOptions = RecipientType.options.map((value) => ({ value, label: recipientTypeTitles[value] }));
const levelOptions = ShareLevel.options.map((value) => ({ value, label: levelTitles[value] }));

/** At which field the words of a refusal stand. */
const places = {
  'account.email_unusable': 'email',
  'share.own_address': 'email',
  'share.date_past': 'expiry',
  'share.date_too_far': 'expiry',
} as const;

type ShareFormProps = { documentId: number; onMade: (keys: ShareKeys) => void; onCancel: () => void };

export function ShareForm({ documentId, onMade, onCancel }: ShareFormProps) {
  const user = useCurrentUser();
  const { form, values, field, problem, setProblems } = useFields({ email: '', expiry: '' });
  const [permissionType, setPermissionType] = useState<RecipientType>('healthcare_provider');
  const [accessLevel, setAccessLevel] = useState<ShareLevel>('read');
  const levelId = useId();
  const expiry = useExpiry();
  const { mutate, isPending } = useCreateShare(onMade);
  const recipientEmail = values.email.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || recipientEmail === '') return;
    expiry.markTried();
    if (expiry.read.problem !== undefined) return setProblems({ expiry: expiry.read.problem });
    setProblems({});
    const body = { documentId, ownerId: user?.id, recipientEmail, permissionType, accessLevel };
    mutate(
      { ...body, expirationDate: expiry.read.day },
      { onError: (error) => setProblems(problemsOf(error, places, words.failed)) },
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
        label={words.email}
        hint={words.emailHint}
        type="email"
        placeholder={words.emailExample}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <div className={styles['pair']}>
        <SelectField
          label={words.type}
          options={typeOptions}
          value={permissionType}
          onChange={({ target }) => setPermissionType(RecipientType.parse(target.value))}
        />
        <SelectField
          label={words.level}
          aria-describedby={levelId}
          options={levelOptions}
          value={accessLevel}
          onChange={({ target }) => setAccessLevel(ShareLevel.parse(target.value))}
        />
      </div>
      <p id={levelId}>{levelLines[accessLevel]}</p>
      <ExpiryField expiry={expiry} error={expiry.isAsTried ? field('expiry').error : undefined} />
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={recipientEmail === ''}
          isBusy={isPending}
          busyLabel={words.submitting}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
