import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useAccessCode } from '../hooks/use-access-code.ts';
import { texts } from '../texts.ts';
import styles from './shared-with-me.module.css';

const { open: words, denied } = texts;

type AccessCodeFormProps = {
  /** Of the link of a mail: with it the code is enough. */
  token?: string | undefined;
  /** Beside the button that sends it. */
  children?: ReactNode;
};

export function AccessCodeForm({ token, children }: AccessCodeFormProps) {
  const { form, field, problem, submit, isComplete, isSending } = useAccessCode(token);
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      {problem !== undefined && (
        // The message that comes with it is read out.
        <Notice tone="warning" title={denied.failed}>
          <p>{problem}</p>
        </Notice>
      )}
      {token === undefined && (
        <TextField
          label={words.number}
          hint={words.numberHint}
          inputMode="numeric"
          autoComplete="off"
          {...field('documentId')}
        />
      )}
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...field('accessCode')}
      />
      <div className={styles['actions']}>
        {children}
        <Button type="submit" variant="primary" disabled={!isComplete} isBusy={isSending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
