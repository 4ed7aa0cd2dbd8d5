import { Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Shot } from '../hooks/use-shots.ts';
import { texts } from '../texts.ts';
import styles from './camera-dialog.module.css';

type ShotListProps = { shots: Shot[]; onRemove: (shot: Shot) => void };

/** The pages that were taken, small, in their order. */
export function ShotList({ shots, onRemove }: ShotListProps) {
  if (shots.length === 0) return null;
  return (
    <ol className={styles['shots']} aria-label={texts.camera.pages}>
      {shots.map((shot, index) => (
        <li key={shot.url} className={styles['shot']}>
          <img src={shot.url} alt={texts.photos.alt(index + 1)} />
          <span>{texts.photos.page(index + 1)}</span>
          <Button size="small" variant="quiet" onClick={() => onRemove(shot)}>
            <Icon of={Trash2} />
            {texts.photos.remove}
            <VisuallyHidden>: {texts.photos.page(index + 1)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ol>
  );
}
