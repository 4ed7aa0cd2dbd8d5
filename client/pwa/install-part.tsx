import { use, useSyncExternalStore } from 'react';
import { Download } from 'lucide-react';
import { InstallOfferContext } from '#client/lib/install-offer/install-offer.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './pwa.module.css';
import { texts } from './texts.ts';

const { install } = texts;

const isApp = (): boolean => typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;
// Every browser there is Safari's engine, and none makes an offer.
const isIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const never = () => () => undefined;

/** Offers to install the app where the browser can, and says how where only a person can. Otherwise nothing stands here. */
export function InstallPart() {
  const offer = use(InstallOfferContext);
  const isOffered = useSyncExternalStore(offer?.onChange ?? never, offer?.isThere ?? isApp);
  if (!isApp() && !isOffered && !isIos()) return null;
  return (
    <section className={styles['install']}>
      <h3>{install.title}</h3>
      {isApp() ? <p>{install.isApp}</p> : <p>{install.about}</p>}
      {!isApp() && isOffered && offer !== null && (
        <Button onClick={() => void offer.take()}>
          <Icon of={Download} />
          {install.button}
        </Button>
      )}
      {!isApp() && !isOffered && <p>{install.onIos}</p>}
    </section>
  );
}
