import type { ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'warning' | 'critical';

/** A word or two that sort a thing. `icon` joins the word, it never stands for it. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
