import { useRef } from 'react';
import { MessageSquarePlus, MessageSquareText } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import type { CommentMarkProps } from '#client/lib/medical-documents/comment-slots.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useCommenting } from '../hooks/commenting.ts';
import { useComments } from '../hooks/use-comments.ts';
import { useDraft } from '../hooks/use-draft.ts';
import { useIsSelected } from '../hooks/use-is-selected.ts';
import { countOf } from '../model/topics.ts';
import { texts } from '../texts.ts';
import styles from './comment-mark.module.css';

const nothing: never[] = [];

/**
 * Opens the comments on a sentence or a term. Stands directly inside of what holds the words: while it has nothing to tell, it is seen only
 * when somebody points at them, selects them or comes to them by keyboard.
 */
export function CommentMark({ target }: CommentMarkProps) {
  const { setOpen } = useCommenting();
  const { data: comments = nothing } = useComments();
  const draft = useDraft({ new: target });
  const mark = useRef<HTMLSpanElement>(null);
  const isSelected = useIsSelected(mark);
  if (target.kind === 'document') return null;
  const count = countOf(comments, target);
  const hasDraft = draft.text !== undefined;
  const label =
    count.all > 0 ? texts.mark.open(count, target.quote) : texts.mark[hasDraft ? 'unsent' : 'write'](target.quote);
  const isQuiet = count.all === 0 && !hasDraft && target.kind === 'sentence';
  return (
    <span
      ref={mark}
      // Of the page, which is English, also within words of another language.
      lang="en"
      className={classNames(isQuiet ? styles['quiet'] : styles['told'], isSelected && styles['selected'])}
    >
      <button
        type="button"
        className={classNames(
          styles['mark'],
          styles[target.kind],
          count.all === 0 && styles['empty'],
          count.unread > 0 && styles['new'],
        )}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(target)}
      >
        <span className={styles['face']}>
          <Icon of={count.all > 0 ? MessageSquareText : MessageSquarePlus} />
          {count.all > 0 && <span aria-hidden="true">{count.all}</span>}
          {count.all === 0 && target.kind === 'term' && <span aria-hidden="true">{texts.mark.comment}</span>}
        </span>
      </button>
    </span>
  );
}
