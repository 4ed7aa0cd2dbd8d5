import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import type { ReaderState } from '#client/lib/reader/reader.ts';
import type { ReadingChoices } from '#client/lib/reader/reading-choices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './player.module.css';
import { VoiceField } from './voice-field.tsx';

type SilentNoticeProps = {
  reason: Extract<ReaderState, { status: 'silent' }>['reason'];
  store: ReaderStore;
  choices: ReadingChoices;
};

/** Why nothing is heard, and what to do. */
export function SilentNotice({ reason, store, choices }: SilentNoticeProps) {
  const { title, help } = texts.silent[reason];
  return (
    <div role="alert" className={styles['silent']}>
      <p>
        <strong>{title}</strong> {help}
      </p>
      {reason === 'failed' && <VoiceField store={store} choices={choices} language="en" />}
      <div className={styles['controls']}>
        {reason !== 'not-supported' && (
          <Button variant="primary" data-first onClick={store.resume}>
            {texts.tryAgain}
          </Button>
        )}
        <Button onClick={store.stop}>{texts.close}</Button>
      </div>
    </div>
  );
}
