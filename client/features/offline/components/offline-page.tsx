import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { useKept } from '../hooks/use-kept.ts';
import { texts } from '../texts.ts';
import { KeptList } from './kept-list.tsx';
import styles from './offline.module.css';

/** What is kept on this device, and on which terms. Stands without a connection. */
export function OfflinePage() {
  const kept = useKept();
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <Loaded query={kept} loading={texts.loading} failed={texts.failed}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState title={texts.empty} action={<LinkButton to="/documents">{texts.documents}</LinkButton>}>
              <p>{texts.emptyMore}</p>
            </EmptyState>
          ) : (
            <KeptList documents={documents} />
          )
        }
      </Loaded>
      <section className={styles['rules']}>
        <h2>{texts.about}</h2>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
