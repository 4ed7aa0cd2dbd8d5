import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Registered } from '#core/accounts/account.ts';
import { whyNoMailTexts } from '#client/lib/why-no-mail.ts';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { CodesKept } from './codes-kept.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const { codes: words } = texts;

/** After signing up: what came along, and the recovery codes, which are shown this once. */
export function RegisteredPage({ registered, next }: { registered: Registered; next: string }) {
  const { username, recoveryCodes, claimed, isEmailSent, whyNoMail } = registered;
  const navigate = useNavigate();
  // The form that had the focus is gone.
  useEffect(() => document.querySelector<HTMLElement>('h1[tabindex]')?.focus(), []);
  return (
    <Page key="codes" title={words.title} lead={words.lead} width="reading">
      <div className={styles['notPrinted']}>
        <Notice tone="success" title={words.welcome(username)}>
          {claimed > 0 && <p>{words.claimed(claimed)}</p>}
          {isEmailSent && <p>{words.emailSent}</p>}
        </Notice>
        {whyNoMail !== undefined && (
          <Notice tone="warning" title={words.emailNotSent}>
            <p>{whyNoMailTexts[whyNoMail]}</p>
            <p>{words.emailNotKept}</p>
          </Notice>
        )}
      </div>
      <RecoveryCodes username={username} codes={recoveryCodes} />
      <CodesKept onKept={() => void navigate(next, { replace: true })} />
    </Page>
  );
}
