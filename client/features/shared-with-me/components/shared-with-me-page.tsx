import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Loaded } from '#client/ui/loaded/loaded.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { sharedWithMeQuery } from '../api/shared-with-me-query.ts';
import { texts } from '../texts.ts';
import { AccessCodeDialog } from './access-code-dialog.tsx';
import { AddressNotice } from './address-notice.tsx';
import { SharedDocuments } from './shared-documents.tsx';
import styles from './shared-with-me.module.css';

const { list: words } = texts;

/** What others share with whoever is signed in. */
export function SharedWithMePage() {
  const query = useQuery(sharedWithMeQuery);
  const [isEntering, setIsEntering] = useState(false);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsEntering(true)}>
            <Icon of={KeyRound} />
            {words.enterCode}
          </Button>
          <LinkButton to="/documents">{words.myDocuments}</LinkButton>
        </>
      }
    >
      <AddressNotice />
      <Loaded query={query} loading={words.loading} failed={words.failed}>
        {(items) => <SharedDocuments items={items} />}
      </Loaded>
      <p className={styles['muted']}>{words.logged}</p>
      <AccessCodeDialog isOpen={isEntering} onClose={() => setIsEntering(false)} />
    </Page>
  );
}
