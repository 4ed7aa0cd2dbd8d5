import { useId, type ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  lead?: string;
  /** On a ground of its own, from edge to edge: every other part of the page. */
  isTinted?: boolean;
  children: ReactNode;
};

export function Section({ title, lead, isTinted = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles['section'], isTinted && styles['tinted'])} aria-labelledby={id}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
