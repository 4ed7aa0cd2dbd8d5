import { useLinkToken } from '#client/lib/use-link-token.ts';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { AccessCodeForm } from './access-code-form.tsx';
import styles from './shared-with-me.module.css';

const { open: words } = texts;

/** For whoever was given an access code. The link of a mail brings what else it takes; without it the number of the document does. */
export function OpenSharePage() {
  const token = useLinkToken();
  return (
    <Page title={words.title} lead={token === undefined ? words.lead : words.leadByLink} width="reading">
      <div className={styles['column']}>
        {token === undefined && <p>{words.byMail}</p>}
        <AccessCodeForm key={token} token={token} />
        <p className={styles['muted']}>{words.logged}</p>
      </div>
      <section className={styles['help']}>
        <h2>{words.noCode}</h2>
        <p>{words.noCodeMore}</p>
      </section>
    </Page>
  );
}
