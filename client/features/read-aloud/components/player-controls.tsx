import { Pause, Play, Settings2, SkipBack, SkipForward } from 'lucide-react';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../texts.ts';
import styles from './player.module.css';

type PlayerControlsProps = {
  store: ReaderStore;
  status: 'reading' | 'paused';
  hasSettings: boolean;
  onSettings: () => void;
};

export function PlayerControls({ store, status, hasSettings, onSettings }: PlayerControlsProps) {
  const isReading = status === 'reading';
  return (
    <div className={styles['controls']}>
      <IconButton label={texts.back} onClick={() => store.move(-1)}>
        <Icon of={SkipBack} />
      </IconButton>
      <Button variant="primary" data-first onClick={isReading ? store.pause : store.resume}>
        <Icon of={isReading ? Pause : Play} />
        {isReading ? texts.pause : texts.play}
      </Button>
      <IconButton label={texts.forward} onClick={() => store.move(1)}>
        <Icon of={SkipForward} />
      </IconButton>
      <IconButton label={texts.settings} aria-expanded={hasSettings} onClick={onSettings}>
        <Icon of={Settings2} />
      </IconButton>
    </div>
  );
}
