import { useState } from 'react';
import type { MadeSmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';

export type MadeLink = MadeSmartHealthLink;

/** Links that were just made. They are shown until somebody closes them, and held here alone. */
export function useMadeLinks() {
  const [shown, setShown] = useState<readonly MadeLink[]>([]);
  return {
    shown,
    add: (made: MadeLink) => setShown((before) => [made, ...before]),
    close: (linkId: number) => setShown((before) => before.filter(({ link }) => link.id !== linkId)),
    closeAll: () => setShown([]),
  };
}

export type MadeLinks = ReturnType<typeof useMadeLinks>;
