import { ArrowDown, ArrowUp, Crop, RotateCw, Trash2 } from 'lucide-react';
import { Button, type ButtonProps } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Photo } from '../model/photos.ts';
import { texts } from '../texts.ts';
import styles from './photo-list.module.css';

const words = texts.photos;

type PhotoItemProps = {
  photo: Photo;
  page: number;
  of: number;
  isDisabled: boolean;
  onMove: (by: 1 | -1) => void;
  onTurn: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function PhotoItem({ photo, page, of, isDisabled, onMove, onTurn, onEdit, onRemove }: PhotoItemProps) {
  const all = { page, disabled: isDisabled };
  return (
    <li className={styles['item']} data-photo={photo.id}>
      <span className={styles['frame']}>
        <img
          src={photo.preview?.url ?? photo.url}
          alt={words.alt(page)}
          className={styles['picture']}
          style={{ rotate: `${photo.turn - (photo.preview?.turn ?? 0)}deg` }}
        />
      </span>
      <div className={styles['words']}>
        <p className={styles['page']}>{words.page(page)}</p>
        <p className={styles['name']}>{photo.file.name}</p>
        <div className={styles['actions']}>
          {of > 1 && (
            <>
              <Action {...all} isAtEnd={page === 1} label={words.up} onClick={() => onMove(-1)}>
                <Icon of={ArrowUp} />
              </Action>
              <Action {...all} isAtEnd={page === of} label={words.down} onClick={() => onMove(1)}>
                <Icon of={ArrowDown} />
              </Action>
            </>
          )}
          <Action {...all} label={words.turn} onClick={onTurn}>
            <Icon of={RotateCw} />
          </Action>
          <Action {...all} label={words.crop} aria-haspopup="dialog" onClick={onEdit}>
            <Icon of={Crop} />
          </Action>
          <Action {...all} data-remove label={words.remove} onClick={onRemove}>
            <Icon of={Trash2} />
          </Action>
        </div>
      </div>
    </li>
  );
}

type ActionProps = ButtonProps & { page: number; label: string; isAtEnd?: boolean; 'data-remove'?: boolean };

// At an end of the list a button stays where it is and keeps the focus: it only does nothing.
function Action({ page, label, isAtEnd = false, onClick, children, ...rest }: ActionProps) {
  const whenPossible = isAtEnd || onClick === undefined ? {} : { onClick };
  return (
    <Button {...rest} size="small" {...(isAtEnd && { 'aria-disabled': true })} {...whenPossible}>
      {children}
      {label}
      <VisuallyHidden>: {words.page(page)}</VisuallyHidden>
    </Button>
  );
}
