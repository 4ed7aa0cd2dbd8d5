import { useQuery } from '@tanstack/react-query';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { gives } from '#core/sharing/share-level.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { commentsQuery } from '../api/comments-query.ts';
import { shareLevelsQuery } from '../api/share-levels-query.ts';

/** A document as a screen shows it: to its owner, or by way of a share. */
export type ShownDocument = { id: DocumentId; share?: SeenByShare | undefined };

/** How often the page looks by itself whether there is more, while somebody looks at it. That keeps no session alive. */
const lookEveryMs = 30_000;

/**
 * Whether comments are shown with a document: to recipients whose share goes so far, and to an owner who has somebody to talk to. A document
 * that is shared with nobody looks as if there were no comments in the world.
 */
export function useMayComment({ id, share }: ShownDocument): boolean {
  const user = useCurrentUser();
  const isOwners = share === undefined && user !== null;
  const isShared = share !== undefined && gives(share.accessLevel, 'comment');
  const ref = refOf(id);
  const { data: comments } = useQuery({
    ...commentsQuery(ref),
    enabled: isOwners || isShared,
    refetchInterval: ({ state: { data } }) => (isShared || (data?.length ?? 0) > 0 ? lookEveryMs : false),
  });
  const isSilent = isOwners && comments?.length === 0;
  const { data: levels } = useQuery({ ...shareLevelsQuery(ref), enabled: isSilent });
  if (isShared) return true;
  if (!isOwners || comments === undefined) return false;
  return comments.length > 0 || (levels ?? []).some(hasCommenter);
}

const hasCommenter = ({ accessLevel, state }: { accessLevel: SeenByShare['accessLevel']; state: string }) =>
  gives(accessLevel, 'comment') && (state === 'active' || state === 'locked');
