import { useEffect, useEffectEvent } from 'react';
import type { Language } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import { Button } from '#client/ui/button/button.tsx';
import { definitionOf } from '../model/definition-of.ts';
import { texts } from '../texts.ts';
import styles from './player.module.css';

type TermMeaningProps = { term: string; passages: readonly Passage[]; language: Language; store: ReaderStore };

/** What a word means, in the page's own words, shown and spoken. */
export function TermMeaning({ term, passages, language, store }: TermMeaningProps) {
  const page = useHeardPage();
  const found = definitionOf(page?.terms ?? [], term, passages, language);
  const speak = useEffectEvent(() => {
    if (found) store.sayAside(found.spoken, found.language);
  });
  useEffect(() => speak(), []);
  if (found === null) return null;
  return (
    <div className={styles['meaning']} role="group" aria-label={texts.meaning(term)}>
      <p>
        <strong>{found.term}</strong>
        {found.say !== undefined && <> ({texts.said(found.say)})</>}:{' '}
        <span lang={found.language}>{found.definition}</span>
      </p>
      <Button size="small" onClick={store.resume}>
        {texts.closeMeaning}
      </Button>
    </div>
  );
}
