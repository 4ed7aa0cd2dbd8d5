import { z } from 'zod';
import { CommentTarget } from '#core/comments/comment.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';

/** What somebody wrote, about what, and by which name they were known then. */
export const SealedComment = z.object({ text: z.string(), target: CommentTarget, name: z.string() });
export type SealedComment = z.infer<typeof SealedComment>;

/** Who says it to whom, as it stands in the row. */
type Said = { is_owners: boolean; share_id: string | null };

// Who says it to whom belongs to what it is: words put into another row are not taken for somebody else's.
const contextOf = ({ is_owners, share_id }: Said): EncryptionContext => ({
  part: 'comment',
  by: is_owners ? 'owner' : 'recipient',
  conversation: share_id ?? 'all',
});

/** Under the key of the document: it goes with it. */
export const sealComment = async (
  keyRing: KeyRing,
  key: DocumentKey,
  said: Said,
  comment: SealedComment,
): Promise<Buffer> => Buffer.from(await keyRing.encrypt(key, contextOf(said), Buffer.from(JSON.stringify(comment))));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openComment(
  keyRing: KeyRing,
  key: DocumentKey,
  row: Said & { sealed_comment: Buffer },
): Promise<SealedComment> {
  const plain = await keyRing.decrypt(key, contextOf(row), row.sealed_comment);
  const parsed = SealedComment.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
