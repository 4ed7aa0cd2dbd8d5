import { useRef } from 'react';
import type { ReaderSnapshot, ReaderStore } from '#client/lib/reader/create-reader.ts';
import { useFootRoom } from '#client/lib/foot-room/use-foot-room.ts';
import { usePlayerFocus } from '../hooks/use-player-focus.ts';
import { texts } from '../texts.ts';
import { NowReading } from './now-reading.tsx';
import { SilentNotice } from './silent-notice.tsx';
import styles from './player.module.css';

export type PlayerProps = { store: ReaderStore; snapshot: ReaderSnapshot; takesFocus: boolean };

/** Stands at the foot of the window while something is read aloud, and leaves room for itself there. */
export function Player({ store, snapshot: { state, choices }, takesFocus }: PlayerProps) {
  const player = useRef<HTMLElement>(null);
  useFootRoom(player, '--player-height');
  usePlayerFocus(player, takesFocus);
  return (
    <section ref={player} tabIndex={-1} aria-label={texts.player} className={styles['player']}>
      <div className={styles['inner']}>
        {state.status === 'silent' && <SilentNotice reason={state.reason} store={store} choices={choices} />}
        {'at' in state && <NowReading reading={state} store={store} choices={choices} player={player} />}
      </div>
    </section>
  );
}
