import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useHashTarget } from '#client/lib/use-hash-target.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/page/page.tsx';
import type { LegalText } from '../model/legal-text.ts';
import { texts } from '../texts/texts.ts';
import { LegalBlocks } from './legal-blocks.tsx';
import styles from './legal.module.css';

/** A text that binds: when it is from, the whole in short, its parts by name, then each part. */
export function LegalPage({ title, lead, summary, sections }: LegalText) {
  useHashTarget();
  return (
    <Page title={title} lead={lead} width="reading">
      <div className={styles['head']}>
        <p>{texts.updated}</p>
        <Button size="small" onClick={() => window.print()}>
          <Icon of={Printer} />
          {texts.print}
        </Button>
      </div>
      <section className={styles['summary']} aria-labelledby="legal-summary">
        <h2 id="legal-summary">{texts.summary}</h2>
        <ul>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav className={styles['contents']} aria-labelledby="legal-contents">
        <h2 id="legal-contents">{texts.contents}</h2>
        <ul className={styles['links']}>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <Link to={{ hash: id }} preventScrollReset state={keepFocus} className={styles['link']}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title: name, blocks }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {name}
          </h2>
          <LegalBlocks blocks={blocks} />
        </section>
      ))}
    </Page>
  );
}

const keepFocus = { keepFocus: true };
