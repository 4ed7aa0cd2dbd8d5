import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for people who listen to the page. */
export function VisuallyHidden({
  children,
  ...rest
}: {
  children: ReactNode;
  role?: 'status';
  lang?: string | undefined;
}) {
  return (
    <span {...rest} className={styles['hidden']}>
      {children}
    </span>
  );
}
