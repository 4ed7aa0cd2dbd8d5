import { errorTexts } from '#client/lib/error-texts.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { PasswordField } from '#client/ui/field/password-field.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useLinkToken } from '#client/lib/use-link-token.ts';
import { useNewPassword } from '../hooks/use-new-password.ts';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { FormProblem } from './form-problem.tsx';
import { PasswordChanged } from './password-changed.tsx';

const { fields, reset: words } = texts;

/** Where the link of a mail leads that lets one choose a new password. */
export function ResetPasswordPage() {
  const { form, field, problem, submit, isUnusable, isSending, isDone } = useNewPassword(useLinkToken());
  if (isDone) {
    return (
      <Page title={words.title} width="reading">
        <PasswordChanged />
      </Page>
    );
  }
  return (
    <Page title={words.title} lead={isUnusable ? undefined : words.lead} width="reading">
      {isUnusable ? (
        <>
          <Notice tone="warning" role="alert" title={words.unusable}>
            <p>{errorTexts['auth.link_unusable']}</p>
          </Notice>
          <div>
            <LinkButton to="/recover" variant="primary">
              {words.askAgain}
            </LinkButton>
          </div>
        </>
      ) : (
        <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
          <FormProblem text={problem} />
          <PasswordField
            label={fields.newPassword}
            hint={fields.passwordRule}
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <div>
            <Button type="submit" variant="primary" isBusy={isSending} busyLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </Page>
  );
}
