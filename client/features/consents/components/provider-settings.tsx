import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { consentsQuery } from '../api/consents-query.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';
import { ProviderSetting } from './provider-setting.tsx';

const { settings: words } = texts;

/** The AI providers as settings: on a page of their own, or under the heading of a part of a page. */
export function ProviderSettings({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { data, error, isFetching, refetch } = useQuery(consentsQuery);
  return (
    <>
      {error && (
        <Notice tone="warning" role="alert" title={words.failedTitle}>
          <p>{words.failed}</p>
          <p>{errorText(error)}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {texts.dialog.tryAgain}
          </Button>
        </Notice>
      )}
      {!data && !error && <Spinner label={words.loading} />}
      {data?.providers.length === 0 && !error && <EmptyState title={words.noneTitle}>{<p>{words.none}</p>}</EmptyState>}
      {data && data.providers.length > 0 && !error && (
        <>
          <ul className={styles['settings']} aria-label={words.list}>
            {data.providers.map((provider) => (
              <li key={provider.engine}>
                <ProviderSetting provider={provider} headingLevel={headingLevel} />
              </li>
            ))}
          </ul>
          <section className={styles['section']}>
            <Heading>{words.perDocument}</Heading>
            <p>{words.perDocumentMore}</p>
            <p>
              <Link to="/documents" className={styles['link']}>
                {words.documents}
              </Link>
            </p>
          </section>
        </>
      )}
    </>
  );
}
