import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { tabNames, type TabName } from '../model/tab-names.ts';
import { readingTexts } from '../reading-texts.ts';
import { langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './all-parts.module.css';

/** The ways to the parts that stand under each other. */
export function PartWays({ onShow }: { onShow: (name: TabName) => void }) {
  const lang = langOf(useLanguage());
  const { tabs } = useToldTexts();
  return (
    <nav aria-label={readingTexts.tools.parts} className={styles['ways']}>
      <ul className={styles['list']} lang={lang}>
        {tabNames.map((name) => (
          <li key={name}>
            <Button size="small" onClick={() => onShow(name)}>
              {tabs[name]}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All parts of the interpretation under each other. */
export function AllParts({ contents }: { contents: Record<TabName, ReactNode> }) {
  const lang = langOf(useLanguage());
  const { tabs } = useToldTexts();
  return (
    <div className={styles['parts']} lang={lang}>
      {tabNames.map((name) => (
        <section key={name} data-part={name} aria-labelledby={`part-${name}`} className={styles['part']}>
          <h2 id={`part-${name}`} tabIndex={-1}>
            {tabs[name]}
          </h2>
          {contents[name]}
        </section>
      ))}
    </div>
  );
}
