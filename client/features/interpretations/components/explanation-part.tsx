import { useMemo, type ReactNode } from 'react';
import { latestResults } from '#core/documents/latest-results.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { cutIntoPieces, paragraphsOf } from '#core/presenting/sentences.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import { LabResults } from './lab-results.tsx';
import { NotSaid } from './not-said.tsx';
import type { Filter } from './outside-filter.tsx';
import { SourcedText } from './sourced-text.tsx';
import styles from './parts.module.css';

type ExplanationPartProps = {
  interpretation: Interpretation;
  /** What was hard to read, to be checked beside the results. */
  checkPanel?: ReactNode;
  filter?: Filter | null;
};

export function ExplanationPart({ interpretation: shown, checkPanel, filter = null }: ExplanationPartProps) {
  const texts = useToldTexts();
  const lang = englishIn(useLanguage());
  const panel = checkPanel && <div lang={lang}>{checkPanel}</div>;
  const { summary, interpretation, sentences, labResults, notices } = shown;
  const results = useMemo(() => latestResults(labResults), [labResults]);
  const message = cutIntoPieces(summary, sentences);
  const paragraphs = paragraphsOf(interpretation, sentences);
  if (message.length === 0 && paragraphs.length === 0 && labResults.length === 0) {
    return (
      <>
        {panel}
        <p>{texts.explanation.empty}</p>
      </>
    );
  }
  return (
    <div className={styles['part']}>
      {message.length > 0 && (
        <section className={styles['paragraphs']}>
          <h3>{texts.explanation.summary}</h3>
          <SourcedText pieces={message} />
        </section>
      )}
      {panel}
      <LabResults results={results} filter={filter} />
      {paragraphs.length > 0 && (
        <section className={styles['paragraphs']}>
          {(message.length > 0 || labResults.length > 0) && <h3>{texts.explanation.details}</h3>}
          {paragraphs.map((pieces, index) => (
            <SourcedText key={index} pieces={pieces} />
          ))}
        </section>
      )}
      <NotSaid notices={notices} />
    </div>
  );
}
