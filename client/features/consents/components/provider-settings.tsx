import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { consentsQuery } from '../api/consents-query.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';
import { ProviderSetting } from './provider-setting.tsx';

const { settings: words } = texts;

/** The AI providers as settings: on a page of their own, or under the heading of a part of a page. */
export function ProviderSettings({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const query = useQuery(consentsQuery);
  return (
    // What is allowed may be out of date when it cannot be read anew, and is not shown then.
    <Loaded
      query={{ ...query, data: query.error ? undefined : query.data }}
      loading={words.loading}
      failed={words.failed}
    >
      {({ providers }) =>
        providers.length === 0 ? (
          <EmptyState title={words.noneTitle}>
            <p>{words.none}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles['settings']} aria-label={words.list}>
              {providers.map((provider) => (
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
        )
      }
    </Loaded>
  );
}
