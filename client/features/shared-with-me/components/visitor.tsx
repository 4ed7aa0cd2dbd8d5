import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { useFollowedVisit } from '../hooks/use-followed-visit.ts';
import type { VisitEnd } from '../hooks/use-shared-visit.ts';
import { AccessEnded } from './access-ended.tsx';
import { ShareBanner } from './share-banner.tsx';

type Visit = { documentRef: DocumentRef; onEnd: (how: VisitEnd) => void };

type VisitorProps =
  (Visit & { part: 'banner'; share: SeenByShare }) | (Visit & { part: 'visit' }) | { part: 'ended'; how: VisitEnd };

/** What only those see who look at somebody else's document. In one piece, so that what is said at the end is there before the end. */
export function Visitor(props: VisitorProps) {
  switch (props.part) {
    case 'banner':
      return <ShareBanner {...props} />;
    case 'visit':
      return <FollowedVisit {...props} />;
    case 'ended':
      return <AccessEnded how={props.how} />;
  }
}

function FollowedVisit({ documentRef, onEnd }: Visit) {
  useFollowedVisit(documentRef, () => onEnd('ended'));
  return null;
}
