import type { ReactNode } from 'react';
import type { PagePart } from '#core/reading-aloud/passages.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './parts.module.css';

type PartProps = {
  title: string;
  /** By which it is found on the page. */
  name?: PagePart;
  isTitleShown?: boolean;
  children: ReactNode;
};

/** One part of the interpretation. In a tab its name stands on the tab; its heading is there for listeners. */
export function Part({ title, name, isTitleShown = false, children }: PartProps) {
  return (
    <section data-part={name} className={isTitleShown ? styles['section'] : undefined}>
      <h2>{isTitleShown ? title : <VisuallyHidden>{title}</VisuallyHidden>}</h2>
      {children}
    </section>
  );
}
