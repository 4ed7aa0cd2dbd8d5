import { createContext } from 'react';

/** What Chromium gives a page that can be installed. The types of pages do not know it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install the app: kept until somebody asks for it, so that it is in nobody's way. */
export type InstallOffer = {
  /** Begins to keep it. Gives back how to stop. */
  keep: () => () => void;
  isThere: () => boolean;
  /** Has the browser ask. It asks once. */
  take: () => Promise<void>;
  /** Hears when it comes and goes. Gives back how to stop. */
  onChange: (hear: () => void) => () => void;
};

export function createInstallOffer(): InstallOffer {
  let offer: InstallEvent | null = null;
  const hearers = new Set<() => void>();
  const set = (next: InstallEvent | null) => {
    offer = next;
    hearers.forEach((hear) => hear());
  };
  const come = (event: Event) => {
    event.preventDefault();
    set('prompt' in event ? (event as InstallEvent) : null);
  };
  const go = () => set(null);
  return {
    keep: () => {
      window.addEventListener('beforeinstallprompt', come);
      window.addEventListener('appinstalled', go);
      return () => {
        window.removeEventListener('beforeinstallprompt', come);
        window.removeEventListener('appinstalled', go);
      };
    },
    isThere: () => offer !== null,
    take: async () => {
      const taken = offer;
      go();
      await taken?.prompt();
    },
    onChange: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

export const InstallOfferContext = createContext<InstallOffer | null>(null);
