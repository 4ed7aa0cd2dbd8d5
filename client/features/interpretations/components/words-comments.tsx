import { use } from 'react';
import { targetOf } from '#core/comments/comment-target.ts';
import { CommentSlotsContext } from '#client/lib/medical-documents/comment-slots.ts';

type WordsCommentsProps = { kind: 'sentence' | 'term'; words: string };

/** The comments on a sentence or a term, where the screen has such. Stands directly inside of what holds the words. */
export function WordsComments({ kind, words }: WordsCommentsProps) {
  const comments = use(CommentSlotsContext);
  if (comments === null) return null;
  return <comments.Mark target={targetOf(kind, words)} />;
}
