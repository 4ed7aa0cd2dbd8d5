import type { ReactNode } from 'react';
import { FileText, type LucideIcon } from 'lucide-react';
import { Icon } from '../icon.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; icon?: LucideIcon };

/** Nothing here yet: why, and what to do next. */
export function EmptyState({ title, children, action, icon = FileText }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon of={icon} size="3rem" />
      </span>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  );
}
