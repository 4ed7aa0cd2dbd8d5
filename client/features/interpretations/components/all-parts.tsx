import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { tabNames, type TabName } from '../model/tab-names.ts';
import { readingTexts } from '../reading-texts.ts';
import { texts } from '../texts.ts';
import styles from './all-parts.module.css';

type AllPartsProps = { contents: Record<TabName, ReactNode>; onShow: (name: TabName) => void };

/** All parts of the interpretation under each other, with the ways to them above. */
export function AllParts({ contents, onShow }: AllPartsProps) {
  return (
    <div className={styles['parts']}>
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
}
