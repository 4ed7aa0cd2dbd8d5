import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#core/accounts/account.ts';
import { errorText } from '#client/lib/error-text.ts';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { securityTexts as texts } from '../security-texts.ts';
import styles from './accounts.module.css';

type AccountPartProps = { title: string; children: (account: Account) => ReactNode };

/** A part of the profile, once the account is there. */
export function AccountPart({ title, children }: AccountPartProps) {
  const id = useId();
  const { data, error, isFetching, isLoading, refetch } = useQuery(accountQuery);
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {data === undefined && error === null && <Spinner label={texts.loading} />}
      {isLoading && <Arriving />}
      {data === undefined && error !== null && (
        <Notice tone="warning" role="alert" title={texts.failed}>
          <p>{errorText(error)}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
