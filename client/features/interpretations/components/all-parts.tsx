import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { tabNames, type TabName } from '../model/tab-names.ts';
import { readingTexts } from '../reading-texts.ts';
import { texts } from '../texts.ts';
import styles from './all-parts.module.css';

/** The ways to the parts that stand under each other. */
export const PartWays = ({ onShow }: { onShow: (name: TabName) => void }) => (
  <nav aria-label={readingTexts.tools.parts} className={styles['ways']}>
    <ul className={styles['list']}>
      {tabNames.map((name) => (
        <li key={name}>
          <Button size="small" onClick={() => onShow(name)}>
            {texts.tabs[name]}
          </Button>
        </li>
      ))}
    </ul>
  </nav>
);

/** All parts of the interpretation under each other. */
export const AllParts = ({ contents }: { contents: Record<TabName, ReactNode> }) => (
  <div className={styles['parts']}>
    {tabNames.map((name) => (
      <section key={name} data-part={name} aria-labelledby={`part-${name}`} className={styles['part']}>
        <h2 id={`part-${name}`} tabIndex={-1}>
          {texts.tabs[name]}
        </h2>
        {contents[name]}
      </section>
    ))}
  </div>
);
