import { useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#core/accounts/account.ts';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { securityTexts as texts } from '../security-texts.ts';
import styles from './accounts.module.css';

type AccountPartProps = { title: string; children: (account: Account) => ReactNode };

/** A part of the profile, once the account is there. */
export function AccountPart({ title, children }: AccountPartProps) {
  const id = useId();
  const query = useQuery(accountQuery);
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {children}
      </Loaded>
    </section>
  );
}
