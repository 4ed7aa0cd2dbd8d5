import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminAccount } from '#core/accounts/administration.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { accountsQuery } from '../api/administration.ts';
import { texts } from '../texts.ts';
import { AccountRow } from './account-row.tsx';
import styles from './administration.module.css';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

const { accounts: words } = texts;

export function AccountList() {
  const query = useInfiniteQuery(accountsQuery);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query;
  const [changing, setChanging] = useState<AdminAccount | null>(null);
  return (
    <Loaded query={query} loading={words.loading} failed={words.failed}>
      {({ pages }) => {
        const accounts = pages.flatMap((page) => page.accounts);
        if (accounts.length === 0) return <p>{words.empty}</p>;
        return (
          <>
            <ul className={styles['accounts']} aria-label={words.label}>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} onChange={() => setChanging(account)} />
              ))}
            </ul>
            {isFetchNextPageError && (
              <p role="alert">
                {words.moreFailed} {errorText(error)}
              </p>
            )}
            {hasNextPage && (
              <div>
                <Button isBusy={isFetchingNextPage} busyLabel={words.loadingMore} onClick={() => void fetchNextPage()}>
                  {words.more}
                </Button>
              </div>
            )}
            {changing && <ChangePlanDialog account={changing} onClose={() => setChanging(null)} />}
          </>
        );
      }}
    </Loaded>
  );
}
