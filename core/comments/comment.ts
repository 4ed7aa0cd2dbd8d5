import { z } from 'zod';
import { cleanComment } from './clean-comment.ts';
import { CommentTarget } from './comment-target.ts';

export { CommentTarget };

/** Letters of one comment, and comments on one document. */
export const commentLimits = { letters: 2000, ofDocument: 500 } as const;

const CommentText = z.string().overwrite(cleanComment).min(1).max(commentLimits.letters);
const CommentNumber = z.number().int().positive();

export const Comment = z.object({
  id: z.number().int(),
  target: CommentTarget,
  text: z.string(),
  /**
   * The comment that begins the conversation it belongs to; null for that one itself. When that one is deleted, the oldest answer begins it.
   */
  answers: z.number().int().nullable(),
  /** The conversation with one recipient, also when their share is gone; null for what the owner says to all who may read comments. */
  shareId: z.number().int().nullable(),
  /** `owner`, or the recipient of a share. `name` is how the reader of this answer knows them. */
  author: z.object({ kind: z.enum(['owner', 'recipient']), name: z.string() }),
  isOwn: z.boolean(),
  /** Whether whoever asks has not seen it yet. */
  isUnread: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});
export type Comment = z.infer<typeof Comment>;

/** `answers` puts it into the conversation of that comment, with its target. */
export const NewCommentBody = z.strictObject({
  text: CommentText,
  target: CommentTarget.default({ kind: 'document' }),
  answers: CommentNumber.nullish(),
});
export type NewCommentBody = z.infer<typeof NewCommentBody>;

export const EditCommentBody = z.strictObject({ text: CommentText });
export type EditCommentBody = z.infer<typeof EditCommentBody>;

/** The newest comment that was on the screen: what came after it stays unread. */
export const SeenCommentsBody = z.strictObject({ upTo: CommentNumber });
export type SeenCommentsBody = z.infer<typeof SeenCommentsBody>;

/** Documents of one's own with comments that one has not seen. */
export const UnreadComments = z.array(z.object({ documentId: z.number().int(), count: z.number().int() }));
export type UnreadComments = z.infer<typeof UnreadComments>;
