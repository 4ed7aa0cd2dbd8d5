import { useId, type ReactNode } from 'react';
import styles from './accounts.module.css';

/** One thing within a part of the profile. */
export function SubPart({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['subPart']} aria-labelledby={id}>
      <div className={styles['fact']}>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}
