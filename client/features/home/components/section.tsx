import { useId, type ReactNode } from 'react';
import styles from './home.module.css';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  );
}
