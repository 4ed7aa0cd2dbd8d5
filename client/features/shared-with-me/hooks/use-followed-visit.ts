import { useState } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useActivity } from '#client/lib/session/use-activity.ts';
import { keepVisit } from '../api/shared-visit.ts';
import { useShareEvents } from './use-share-events.ts';

/** Follows a share to its end, and says that somebody is there while they are. */
export function useFollowedVisit(ref: DocumentRef, onEnded: () => void): void {
  useShareEvents(ref, onEnded);
  const [since] = useState(Date.now);
  // Whoever reads a long page is there. Where the access is over, the events say so.
  useActivity(since, () => void keepVisit(ref).catch(() => undefined));
}
