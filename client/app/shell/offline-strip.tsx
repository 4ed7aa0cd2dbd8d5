import { WifiOff } from 'lucide-react';
import { useOnline } from '#client/lib/use-online.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './offline-strip.module.css';
import { texts } from './texts.ts';

/** Says that the browser has no connection, and what can be done meanwhile. The region stands from the start, so that it is read out. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" aria-label={texts.connection}>
      {!isOnline && (
        <p className={styles['strip']}>
          <Icon of={WifiOff} />
          <span>
            <strong>{texts.offline}</strong> {texts.meanwhile}
          </span>
        </p>
      )}
    </div>
  );
}
