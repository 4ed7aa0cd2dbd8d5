import type { ReactNode, Ref } from 'react';
import { FileText, type LucideIcon } from 'lucide-react';
import { Icon } from '../icon.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: LucideIcon;
  /** Of the title, to give it the focus. */
  heading?: Ref<HTMLHeadingElement>;
};

/** Nothing here yet: why, and what to do next. */
export function EmptyState({ title, children, action, icon = FileText, heading }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon of={icon} size="3rem" />
      </span>
      <h2 ref={heading} {...(heading !== undefined && { tabIndex: -1 })}>
        {title}
      </h2>
      {children}
      {action}
    </div>
  );
}
