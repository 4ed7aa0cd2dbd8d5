import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChevronDown, CircleHelp, Volume2 } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Voice } from '../hooks/use-voice.ts';
import { panelId } from '../model/panel-flag.ts';
import { texts } from '../texts.ts';
import { Choices } from './choices.tsx';
import { HeardWords } from './heard-words.tsx';
import { MicrophoneButton } from './microphone-button.tsx';
import { TypeCommand } from './type-command.tsx';
import styles from './voice.module.css';

const titleId = 'voice-panel-title';

type VoicePanelProps = {
  voice: Voice;
  /** Out of the way of what has the focus. */
  isHidden: boolean;
  hasVoice: boolean;
  takesFocus: boolean;
  typed: string;
  onTyped: (words: string) => void;
  onHelp: () => void;
  onMinimise: () => void;
};

export function VoicePanel({ voice, isHidden, hasVoice, takesFocus, onHelp, onMinimise, ...typing }: VoicePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [takesFocus]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onMinimise();
  };
  return (
    <section
      ref={panel}
      id={panelId}
      className={styles['panel']}
      aria-labelledby={titleId}
      hidden={isHidden}
      onKeyDown={handleKey}
    >
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.title}
        </h2>
        <IconButton label={texts.minimise} onClick={onMinimise}>
          <Icon of={ChevronDown} />
        </IconButton>
      </div>
      <MicrophoneButton voice={voice} />
      <HeardWords voice={voice} />
      <Choices voice={voice} />
      <TypeCommand {...typing} onType={voice.type} />
      <div className={styles['row']}>
        <Button onClick={onHelp} aria-haspopup="dialog">
          <Icon of={CircleHelp} />
          {texts.help}
        </Button>
        <Button onClick={voice.testVoice}>
          <Icon of={Volume2} />
          {texts.testVoice}
        </Button>
      </div>
      {!hasVoice && <p className={styles['small']}>{texts.noVoice}</p>}
      <p className={styles['small']}>{voice.listening.device === 'proven' ? texts.staysHere : texts.goesAway}</p>
    </section>
  );
}
