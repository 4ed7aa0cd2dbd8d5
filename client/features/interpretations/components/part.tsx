import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './parts.module.css';

type PartProps = { title: string; isTitleShown?: boolean; children: ReactNode };

/** One part of the interpretation. In a tab its name stands on the tab; its heading is there for listeners. */
export function Part({ title, isTitleShown = false, children }: PartProps) {
  return (
    <section className={isTitleShown ? styles['section'] : undefined}>
      <h2>{isTitleShown ? title : <VisuallyHidden>{title}</VisuallyHidden>}</h2>
      {children}
    </section>
  );
}
