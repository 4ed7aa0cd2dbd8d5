import { useState, type RefObject } from 'react';
import { X } from 'lucide-react';
import { howLong } from '#core/reading-aloud/how-long.ts';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import type { ReaderState } from '#client/lib/reader/reader.ts';
import type { ReadingChoices } from '#client/lib/reader/reading-choices.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useFollowReading } from '../hooks/use-follow-reading.ts';
import { usePlayerKeys } from '../hooks/use-player-keys.ts';
import { texts } from '../texts.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerSettings } from './player-settings.tsx';
import { SentAway } from './sent-away.tsx';
import { SentenceTerms } from './sentence-terms.tsx';
import { TermMeaning } from './term-meaning.tsx';
import styles from './player.module.css';

type NowReadingProps = {
  reading: Extract<ReaderState, { at: number }>;
  store: ReaderStore;
  choices: ReadingChoices;
  player: RefObject<HTMLElement | null>;
};

export function NowReading({ reading, store, choices, player }: NowReadingProps) {
  const { status, passages, at } = reading;
  const passage = passages[at];
  const language = passage?.language ?? 'en';
  const [hasSettings, setHasSettings] = useState(false);
  const [asked, setAsked] = useState<{ term: string; at: number } | null>(null);
  // A word belongs to its sentence: when reading goes on, its meaning closes.
  if (asked !== null && (asked.at !== at || status === 'reading')) setAsked(null);
  const term = asked?.term ?? null;
  useFollowReading(passages, at, player);
  const closeMeaning = () => {
    if (term === null) return;
    store.pause();
    setAsked(null);
  };
  usePlayerKeys(player, store, status, () => {
    if (term === null && !hasSettings) return false;
    closeMeaning();
    setHasSettings(false);
    return true;
  });
  // One at a time, so that there is room left for the page.
  const ask = (word: string) => {
    setHasSettings(false);
    store.pause();
    setAsked(word === term ? null : { term: word, at });
  };
  const toggleSettings = () => {
    closeMeaning();
    setHasSettings(!hasSettings);
  };
  return (
    <>
      {hasSettings && <PlayerSettings store={store} choices={choices} language={language} />}
      {term !== null && <TermMeaning key={term} term={term} passages={passages} language={language} store={store} />}
      <div className={styles['bar']}>
        <SentenceTerms passages={passages} at={at} open={term} onAsk={ask} />
        <p className={styles['place']}>
          <span>{texts.place(at, passages.length)}</span>{' '}
          <span className={styles['left']}>{texts.left(howLong(passages.slice(at), choices.speed))}</span>
        </p>
        <PlayerControls store={store} status={status} hasSettings={hasSettings} onSettings={toggleSettings} />
        <span className={styles['stop']}>
          <IconButton label={texts.stop} onClick={store.stop}>
            <Icon of={X} />
          </IconButton>
        </span>
      </div>
      <SentAway choices={choices} language={language} />
    </>
  );
}
