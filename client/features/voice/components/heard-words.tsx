import type { Voice } from '../hooks/use-voice.ts';
import { commandWords } from '../model/command-words.ts';
import { texts } from '../texts.ts';
import styles from './voice.module.css';

/** What was heard, which command it was taken for, and what came of it. */
export function HeardWords({ voice: { shown, transcript } }: { voice: Voice }) {
  const { command, definition, feedback } = shown;
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
      {definition === null ? (
        feedback !== '' && <p className={styles['feedback']}>{feedback}</p>
      ) : (
        <dl className={styles['definition']}>
          <dt>
            <dfn>{definition.term}</dfn>
          </dt>
          <dd>{definition.definition}</dd>
        </dl>
      )}
    </>
  );
}
