import { useState } from 'react';
import type { Account } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { removeEmail, sendVerification } from '../api/change-email.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { securityTexts } from '../security-texts.ts';
import { AccountPart } from './account-part.tsx';
import styles from './accounts.module.css';
import { EmailForm } from './email-form.tsx';
import { FormProblem } from './form-problem.tsx';

const { email: words } = securityTexts;

/** The e-mail address, whether it is confirmed, and how to change it. */
export function EmailSection() {
  return (
    <AccountPart title={words.title}>
      {({ email, canSendMail }) => (
        <>
          {email === null ? (
            <p>{canSendMail ? words.none : words.noMail}</p>
          ) : (
            <CurrentEmail email={email} canSendMail={canSendMail} />
          )}
          {canSendMail && <EmailForm label={email === null ? words.add : words.change} />}
        </>
      )}
    </AccountPart>
  );
}

type CurrentEmailProps = { email: NonNullable<Account['email']>; canSendMail: boolean };

function CurrentEmail({ email: { address, isVerified }, canSendMail }: CurrentEmailProps) {
  const { show } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const again = useAccountChange(sendVerification, () => show({ tone: 'success', title: words.sent }));
  const removal = useAccountChange(removeEmail, () => show({ tone: 'success', title: words.removed }));
  const sendAgain = () => {
    if (!again.isPending) again.mutate();
  };
  const remove = () => {
    setIsAsking(false);
    removal.mutate();
  };
  const error = again.error ?? removal.error;
  return (
    <>
      <div className={styles['fact']}>
        <strong>{address}</strong>
        <Badge tone={isVerified ? 'info' : 'neutral'}>{isVerified ? words.confirmed : words.notConfirmed}</Badge>
      </div>
      {!isVerified && canSendMail && <p>{words.notConfirmedMore}</p>}
      <FormProblem text={error === null ? undefined : errorText(error)} />
      <div className={styles['actions']}>
        {!isVerified && canSendMail && (
          <Button isBusy={again.isPending} busyLabel={words.sending} onClick={sendAgain}>
            {words.again}
          </Button>
        )}
        <Button isBusy={removal.isPending} onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeTitle}
        description={words.removeMore}
        confirmLabel={words.remove}
        isDanger
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
