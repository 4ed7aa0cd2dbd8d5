import { useId, useMemo } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { useDefine, useRunsOf } from '../hooks/use-definitions.tsx';
import { termsIn } from '../model/term-runs.ts';
import { englishIn, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';
import styles from './source-block.module.css';

/** The terms of a sentence that is a button itself, for those who do not tap: by keyboard, or by ear. */
export function SentenceTerms({ text }: { text: string }) {
  const id = useId();
  const { sources } = useToldTexts();
  const printed = englishIn(useLanguage());
  const runsOf = useRunsOf();
  const define = useDefine();
  const terms = useMemo(() => termsIn(runsOf(text)), [runsOf, text]);
  if (terms.length === 0) return null;
  return (
    <div className={styles['terms']}>
      <p id={id}>{sources.words}</p>
      <ul aria-labelledby={id} className={styles['chips']}>
        {terms.map((term) => (
          <li key={term.term} lang={printed}>
            <Button size="small" aria-haspopup="dialog" onClick={({ currentTarget }) => define(term, currentTarget)}>
              {term.term}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
