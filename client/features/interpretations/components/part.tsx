import type { ReactNode } from 'react';
import type { PagePart } from '#core/reading-aloud/passages.ts';
import { langOf, useLanguage } from '../hooks/use-told-texts.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

type PartProps = {
  title: string;
  /** By which it is found on the page. */
  name: PagePart;
  children: ReactNode;
};

/** One part of the interpretation. Its name stands on its tab; its heading is there for listeners. */
export function Part({ title, name, children }: PartProps) {
  const lang = langOf(useLanguage());
  return (
    <section data-part={name} lang={lang}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </section>
  );
}
