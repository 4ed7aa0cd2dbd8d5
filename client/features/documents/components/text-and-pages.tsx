import { useId, useRef, type ReactNode } from 'react';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { PageSummary } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { ImportantTermsButton } from '#client/lib/marking/important-terms-button.tsx';
import type { Checking } from '#client/lib/medical-documents/checking.ts';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import type { HeardDocument } from '../hooks/use-heard-document.ts';
import { useScrollPane } from '../hooks/use-scroll-pane.ts';
import { useWordSelection } from '../hooks/use-word-selection.ts';
import type { CheckMarks } from '../model/text-marks.ts';
import { texts } from '../texts.ts';
import { OriginalText } from './original-text.tsx';
import { PagePictures } from './page-pictures.tsx';
import { PageProblems } from './page-problems.tsx';
import { PlaceOnPage } from './place-on-page.tsx';
import styles from './text-and-pages.module.css';
import { WordCard } from './word-card.tsx';

export type TextAndPagesProps = {
  documentRef: DocumentRef;
  interpretation: Interpretation | null;
  source: Span | null;
  summaries: PageSummary[];
  checks: CheckMarks;
  checking: Checking | null;
  heard: Omit<HeardDocument, 'root'>;
  /** Below both. */
  children?: ReactNode;
};

const sides = (['text', 'picture'] as const).map((value) => ({ value, label: texts.pages[value] }));

/** The text, and beside it the pictures of its pages: a word that is pressed on one side is shown on the other. */
export function TextAndPages(props: TextAndPagesProps) {
  const { documentRef, interpretation, source, summaries, checks, checking, heard, children } = props;
  const { text, marks, side, turnTo } = heard;
  const hintId = useId();
  const words = useWordSelection(text, source);
  const { selection } = words;
  const pane = useRef<HTMLElement>(null);
  useScrollPane(pane, words.word, selection?.from === 'text' ? null : selection);
  const results = interpretation?.labResults.map(({ span }) => span) ?? [];
  const hasPages = summaries.length > 0;
  const lit = selection?.place ?? source;
  const showOnPage = () => {
    words.close();
    turnTo('picture');
  };
  return (
    <>
      {checking && <checking.Panel documentRef={documentRef} text={text} first={results} onLookAt={words.lookAt} />}
      <section className={styles['section']}>
        <h2>{texts.original.heading}</h2>
        <PageProblems summaries={summaries} />
        {interpretation !== null && <p className={styles['hint']}>{texts.original.howTo}</p>}
        {hasPages && (
          <p id={hintId} className={styles['hint']}>
            {texts.original.howToWords}
          </p>
        )}
        {marks && <ImportantTermsButton marks={marks} />}
        <div className={hasPages ? styles['views'] : undefined} data-view={side}>
          {hasPages && (
            <div className={styles['switch']}>
              <ChoiceGroup legend={texts.pages.switch} choices={sides} chosen={side} onChange={turnTo} />
            </div>
          )}
          <div className={styles['text']}>
            {hasPages && <PlaceOnPage documentRef={documentRef} text={text} place={source} summaries={summaries} />}
            <OriginalText
              text={text}
              interpretation={interpretation}
              pages={summaries}
              checks={checks}
              source={source}
              selected={selection?.place ?? null}
              selectedWord={words.word}
              box={pane}
              onPress={words.press}
              onStep={hasPages ? words.step : null}
              describedBy={hasPages ? hintId : undefined}
            />
          </div>
          {hasPages && (
            <PagePictures
              documentRef={documentRef}
              summaries={summaries}
              lit={lit}
              isFollowing={selection?.from !== 'picture'}
              litBox={words.box}
              onPress={words.pressBox}
            />
          )}
        </div>
        {children}
      </section>
      <WordCard
        {...props}
        text={text}
        selection={selection}
        anchor={selection?.from === 'picture' ? words.box : words.word}
        onClose={words.close}
        onShowOnPage={showOnPage}
      />
    </>
  );
}
