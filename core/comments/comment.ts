import { z } from 'zod';

/** What a comment is about. The words are kept with it, since explanations are told anew. */
export const CommentTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document') }),
  z.object({ kind: z.literal('sentence'), quote: z.string().min(1).max(500) }),
  z.object({ kind: z.literal('term'), quote: z.string().min(1).max(200) }),
]);
export type CommentTarget = z.infer<typeof CommentTarget>;

const CommentText = z.string().trim().min(1).max(2000);

export const Comment = z.object({
  id: z.number().int(),
  target: CommentTarget,
  text: z.string(),
  /** The comment that it answers; null for one that begins a conversation. */
  answers: z.number().int().nullable(),
  /** The conversation with one recipient; null for what the owner says to all who may read comments. */
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
export const NewCommentBody = z.object({
  text: CommentText,
  target: CommentTarget.default({ kind: 'document' }),
  answers: z.number().int().positive().nullish(),
});
export type NewCommentBody = z.infer<typeof NewCommentBody>;

export const EditCommentBody = z.object({ text: CommentText });

/** Documents of one's own with comments that one has not seen. */
export const UnreadComments = z.array(z.object({ documentId: z.number().int(), count: z.number().int() }));
export type UnreadComments = z.infer<typeof UnreadComments>;
