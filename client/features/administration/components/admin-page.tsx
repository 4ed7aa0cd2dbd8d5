import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { overviewQuery } from '../api/administration.ts';
import { texts } from '../texts.ts';
import { AccountList } from './account-list.tsx';
import styles from './administration.module.css';
import { JobState } from './job-state.tsx';
import { MailState } from './mail-state.tsx';
import { Overview } from './overview.tsx';

/** Accounts and how the program is doing; nothing of anybody's documents. */
export function AdminPage() {
  const query = useQuery(overviewQuery);
  const refresh = (
    <Button isBusy={query.isFetching} busyLabel={texts.refreshing} onClick={() => void query.refetch()}>
      <Icon of={RefreshCw} />
      {texts.refresh}
    </Button>
  );
  return (
    <Page title={texts.title} lead={texts.lead} actions={refresh}>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {({ mail, jobs, ...overview }) => (
          <>
            <section className={styles['section']}>
              <h2>{texts.contents.overview}</h2>
              <Overview {...overview} />
            </section>
            <section className={styles['section']}>
              <h2>{texts.contents.mail}</h2>
              <MailState mail={mail} />
            </section>
            <section className={styles['section']}>
              <h2>{texts.contents.jobs}</h2>
              <JobState jobs={jobs} />
            </section>
          </>
        )}
      </Loaded>
      <section className={styles['section']}>
        <h2>{texts.contents.accounts}</h2>
        <AccountList />
      </section>
    </Page>
  );
}
