import { Button } from '#client/ui/button/button.tsx';
import type { Voice } from '../hooks/use-voice.ts';
import { commandWords } from '../model/command-words.ts';
import { texts } from '../texts.ts';
import styles from './voice.module.css';

/** What was heard, which command it was taken for, and what came of it. */
export function HeardWords({ voice: { shown, transcript, showTerm } }: { voice: Voice }) {
  const { command, definition, feedback, language } = shown;
  return (
    <>
      {(transcript !== '' || command !== null) && (
        <dl className={styles['heard']}>
          {transcript !== '' && (
            <div>
              <dt>{texts.heard}</dt>
              <dd>{transcript}</dd>
            </div>
          )}
          {command !== null && (
            <div>
              <dt>{texts.command}</dt>
              <dd>{commandWords(command)}</dd>
            </div>
          )}
        </dl>
      )}
      {definition === null && feedback !== '' && <p className={styles['feedback']}>{feedback}</p>}
      {definition !== null && (
        <div className={styles['definition']}>
          <dl>
            <dt>
              <dfn>{definition.term}</dfn>
            </dt>
            <dd lang={language}>{definition.definition}</dd>
          </dl>
          {showTerm !== null && (
            <Button variant="quiet" size="small" onClick={() => showTerm(definition.term)}>
              {texts.showTerm}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
