import { useState } from 'react';
import type { ShareKeys } from '#core/sharing/share.ts';

/**
 * Codes that were just made. They are shown until somebody closes them, and held here alone: neither the browser nor the memory of calls
 * keeps them.
 */
export function useShownKeys() {
  const [shown, setShown] = useState<readonly ShareKeys[]>([]);
  const without = (keys: readonly ShareKeys[], shareId: number) => keys.filter(({ share }) => share.id !== shareId);
  return {
    shown,
    add: (keys: ShareKeys) => setShown((before) => [keys, ...without(before, keys.share.id)]),
    close: (shareId: number) => setShown((before) => without(before, shareId)),
    closeAll: () => setShown([]),
  };
}

export type ShownKeys = ReturnType<typeof useShownKeys>;
