import type { Ref } from 'react';
import { Mic } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { texts } from '../launcher-texts.ts';
import { panelId } from '../model/panel-flag.ts';
import styles from './launcher.module.css';

type LauncherProps = {
  ref?: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isListening: boolean;
  onNear?: () => void;
  onPress: () => void;
};

/** Opens and minimises the panel. That the microphone is on is told by name, by shape and by colour. */
export function Launcher({ ref, isOpen, isListening, onNear, onPress }: LauncherProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles['launcher'], isListening && styles['on'])}
      aria-label={isListening ? texts.openWhileOn : texts.open}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      <Icon of={Mic} size="1.75rem" />
    </button>
  );
}
