import { Link } from 'react-router';
import { Page } from '#client/ui/page/page.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { texts } from '../texts.ts';
import styles from './accounts.module.css';
import { RecoverByCode } from './recover-by-code.tsx';
import { RecoverByMail } from './recover-by-mail.tsx';

const { recover: words } = texts;

/** For whoever has lost their password. */
export function RecoverPage() {
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      <Tabs
        label={words.ways}
        tabs={[
          { name: 'code', label: words.byCode, content: <RecoverByCode /> },
          { name: 'mail', label: words.byMail, content: <RecoverByMail /> },
        ]}
      />
      <p>
        <Link to="/login" className={styles['link']}>
          {words.back}
        </Link>
      </p>
    </Page>
  );
}
