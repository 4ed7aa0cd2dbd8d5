import { useRef } from 'react';
import { WifiOff } from 'lucide-react';
import { useFootRoom } from '#client/lib/foot-room/use-foot-room.ts';
import { useOnline } from '#client/lib/use-online.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './offline-strip.module.css';
import { texts } from './texts.ts';

/**
 * Says at the foot of the window that the browser has no connection, and what can be done meanwhile: nothing of the page moves for it. The
 * region stands from the start, so that it is read out.
 */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" aria-label={texts.connection}>
      {!isOnline && <Strip />}
    </div>
  );
}

function Strip() {
  const strip = useRef<HTMLParagraphElement>(null);
  useFootRoom(strip, '--strip-height');
  return (
    <p ref={strip} className={styles['strip']}>
      <Icon of={WifiOff} />
      <span>
        <strong>{texts.offline}</strong> {texts.meanwhile}
      </span>
    </p>
  );
}
