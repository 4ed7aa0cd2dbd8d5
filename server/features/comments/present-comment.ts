import type { Comment } from '#core/comments/comment.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';
import { isOwn, type CommentRow } from './comment-query.ts';
import { openComment, type SealedComment } from './sealed-comment.ts';

const damaged: SealedComment = {
  text: 'This comment is damaged in storage and cannot be shown.',
  target: { kind: 'document' },
  name: '',
};

/** One damaged comment must not hide the others: it stands among them as what it is. */
export const openCommentOrDamage = (keyRing: KeyRing, key: DocumentKey, row: CommentRow): Promise<SealedComment> =>
  openComment(keyRing, key, row).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'storage.damaged') return damaged;
    throw error;
  });

type Presented = { reader: Reader; lastSeen: number };

export function presentComment(
  row: CommentRow,
  { text, target, name }: SealedComment,
  { reader, lastSeen }: Presented,
): Comment {
  const [id, own] = [Number(row.id), isOwn(reader, row)];
  return {
    id,
    target,
    text,
    answers: row.answers === null ? null : Number(row.answers),
    shareId: row.share_id === null ? null : Number(row.share_id),
    author: { kind: row.is_owners ? 'owner' : 'recipient', name },
    isOwn: own,
    isUnread: !own && id > lastSeen,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}
