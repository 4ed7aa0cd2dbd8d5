import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { createDrafts, unsentTargets, type DraftOf, type DraftPlace } from '../model/drafts.ts';
import { useCommenting } from './commenting.ts';

// One for the page, and outside of what is cleared when a session ends.
const drafts = createDrafts();

function usePlace(): DraftPlace {
  const { documentRef, share } = useCommenting();
  const user = useCurrentUser();
  return { documentRef, writer: share === null ? `user ${user?.id}` : `share ${share.shareId}` };
}

/** What has been typed so far; undefined where nothing was, or where it was sent or given up. */
export function useDraft(of: DraftOf) {
  const place = usePlace();
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.find(place, of));
  return {
    text,
    write: (typed: string) => drafts.write(place, of, typed),
    drop: () => drafts.drop(place, of),
  };
}

/** What somebody has begun to write about and has not sent, besides the whole document. */
export function useUnsentTargets() {
  const place = usePlace();
  return unsentTargets(useSyncExternalStore(drafts.subscribe, drafts.read), place);
}
