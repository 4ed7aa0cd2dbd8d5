import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKeptWatch } from '#client/lib/kept-offline/use-kept-watch.ts';
import { useOnline } from '#client/lib/use-online.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import styles from './pwa.module.css';
import { texts } from './texts.ts';
import { watchWorker, type NewVersion } from './watch-worker.ts';

/** What the app has to say of itself: that a new version is there, and that this one comes from the device. */
export function AppNotices() {
  const [version, setVersion] = useState<NewVersion | null>(null);
  useKeptWatch();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    return watchWorker(navigator.serviceWorker, setVersion);
  }, []);
  return (
    <div role="status" aria-label={texts.region} className={styles['notices']}>
      {version !== null && (
        <Notice title={texts.newVersion}>
          <p>{texts.newVersionMore}</p>
          <div className={styles['actions']}>
            <Button onClick={version.reload}>{texts.reload}</Button>
          </div>
        </Notice>
      )}
      <KeptPageNotice />
    </div>
  );
}

/** The strip of the shell speaks where the device is offline; here it is the server that does not answer. */
function KeptPageNotice() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const isKept = 'kept' in document.documentElement.dataset;
  if (!isKept || !isOnline || pathname === '/offline') return null;
  return (
    <Notice tone="warning" title={texts.kept}>
      <p>{texts.keptMore}</p>
      <div className={styles['actions']}>
        <LinkButton to="/offline">{texts.keptLink}</LinkButton>
        <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
      </div>
    </Notice>
  );
}
