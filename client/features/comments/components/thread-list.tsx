import type { Thread } from '../model/topics.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

/** Comments, each with the answers to it. */
export function ThreadList({
  threads,
  ...rest
}: {
  threads: Thread[];
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  return (
    <ol {...rest} className={styles['threads']}>
      {threads.map(({ root, answers }) => (
        <li key={root.id} className={styles['thread']}>
          <CommentItem comment={root} />
          {answers.length > 0 && (
            <ol className={styles['answers']}>
              {answers.map((answer) => (
                <li key={answer.id} className={styles['answer']}>
                  <CommentItem comment={answer} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
