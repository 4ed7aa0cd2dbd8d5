import type { ReactNode } from 'react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'critical';

const looks = {
  info: { icon: Info, word: 'Note' },
  success: { icon: CircleCheck, word: 'Done' },
  warning: { icon: TriangleAlert, word: 'Please note' },
  critical: { icon: OctagonAlert, word: 'Important' },
} as const;

export type NoticeProps = {
  tone?: NoticeTone;
  /** The word for the tone, where it is not that of the page's language. */
  toneWord?: string;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once (`alert`) or when there is a pause (`status`); not at all for what stands there from the start. */
  role?: 'alert' | 'status';
  id?: string;
};

/** Tone is told by icon, word, shape and colour together. */
export function Notice({ tone = 'info', toneWord, title, children, ...rest }: NoticeProps) {
  const { icon, word: own } = looks[tone];
  const word = toneWord ?? own;
  return (
    <div {...rest} className={classNames(styles['notice'], styles[tone])}>
      <span className={styles['icon']}>
        <Icon of={icon} size="1.5em" />
      </span>
      <div className={styles['body']}>
        <p className={styles['title']}>
          {title === undefined ? (
            word
          ) : (
            <>
              <VisuallyHidden>{word}: </VisuallyHidden>
              {title}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
