import { createContext, use } from 'react';
import { gives, type ShareAction } from '#core/sharing/share-level.ts';
import type { SeenByShare } from '#core/sharing/share.ts';

/** By which share a document is seen; null for its owner. */
export const SeenByShareContext = createContext<SeenByShare | null>(null);

/** Whether whoever looks may do this with a document. Its owner may do everything. */
export const mayBy = (share: Pick<SeenByShare, 'accessLevel'> | null | undefined, action: ShareAction): boolean =>
  share === null || share === undefined || gives(share.accessLevel, action);

export const useSeenByShare = (): SeenByShare | null => use(SeenByShareContext);

/** The same for the document of the screen. The server decides: this only leaves out what it would refuse. */
export const useMay = (action: ShareAction): boolean => mayBy(useSeenByShare(), action);
