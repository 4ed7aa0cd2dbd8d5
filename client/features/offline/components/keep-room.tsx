import { HardDriveDownload } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { keepLabel } from '../keep-label.ts';
import { canKeep } from '../model/can-keep.ts';
import styles from './keep-room.module.css';

/** The room of the button that keeps an explanation, until it is there. */
export function KeepRoom() {
  if (!canKeep()) return null;
  return (
    <span className={styles['room']} aria-hidden="true">
      <Button disabled>
        <Icon of={HardDriveDownload} />
        {keepLabel}
      </Button>
    </span>
  );
}
