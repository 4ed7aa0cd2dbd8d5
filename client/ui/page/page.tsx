import type { ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import styles from './page.module.css';
import { usePageHeading } from './use-page-heading.ts';

export type PageProps = {
  /** The `h1`, and the window title unless `windowTitle` says otherwise. */
  title: string;
  windowTitle?: string;
  lead?: ReactNode;
  /** Above the title: a way back, a badge. */
  before?: ReactNode;
  actions?: ReactNode;
  /** `reading` is one column of comfortable width, `wide` has room for two. */
  width?: 'content' | 'reading' | 'wide';
  children: ReactNode;
};

export function Page({ title, windowTitle = title, lead, before, actions, width = 'content', children }: PageProps) {
  const heading = usePageHeading(windowTitle);
  return (
    <div className={classNames(styles['page'], width !== 'content' && styles[width])}>
      <div className={styles['head']}>
        {before}
        <div className={styles['row']}>
          <div className={styles['words']}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className={styles['lead']}>{lead}</p>}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  );
}
