import { Mic, MicOff } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useHoldButton } from '../hooks/use-hold-button.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { isOn, type Listening } from '../model/listening.ts';
import { texts } from '../texts.ts';
import styles from './voice.module.css';

const statusId = 'voice-status';

/** Switches listening by a press, or listens for as long as it is held; and says how listening stands. */
export function MicrophoneButton({ voice: { listening, press, holdBegan, holdEnded } }: { voice: Voice }) {
  const isListening = isOn(listening);
  const label = labelOf(listening);
  const holding = useHoldButton({
    onPress: press,
    onHoldBegan: holdBegan,
    onHoldEnded: holdEnded,
    canHold: !isListening,
  });
  return (
    <div className={styles['microphone']}>
      <div className={styles['hold']}>
        <Button
          {...holding}
          data-first
          variant={isListening ? 'secondary' : 'primary'}
          size="large"
          isWide
          aria-describedby={statusId}
        >
          <Icon of={label === texts.stop ? MicOff : Mic} size="1.5rem" />
          {label}
        </Button>
      </div>
      <p id={statusId} className={styles['status']}>
        {statusOf(listening)}
      </p>
    </div>
  );
}

function labelOf(listening: Listening): string {
  const { phase, mode, heldBy } = listening;
  if (!isOn(listening)) return texts.start;
  if (phase.name === 'held' && heldBy.includes('speech')) return texts.interrupt;
  return mode === 'hold' ? texts.letGo : texts.stop;
}

function statusOf({ phase, heldBy, error }: Listening): string {
  if (phase.name === 'blocked') return texts.blocked[phase.reason];
  if (phase.name === 'held') return texts.held[heldBy.at(0) ?? 'speech'];
  if (phase.name === 'off') return texts.how;
  return error !== null && phase.name === 'resting' ? texts.goesOn : texts.status[phase.name];
}
