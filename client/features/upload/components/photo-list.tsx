import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import type { Photos } from '../hooks/use-photos.ts';
import type { Photo } from '../model/photos.ts';
import { fieldIds } from '../hooks/use-upload-form.ts';
import { texts } from '../texts.ts';
import { PhotoItem } from './photo-item.tsx';
import styles from './photo-list.module.css';

// Comes when a photo is to be cropped.
const PhotoEditor = lazy(() => import('./photo-editor.tsx'));

type PhotoListProps = { photos: Photos; isDisabled: boolean; onSeparate: () => void };

/** The photos as the pages they become: in what order, which way up, and which of them. */
export function PhotoList({ photos: { photos, move, turn, edit, remove }, isDisabled, onSeparate }: PhotoListProps) {
  const [status, setStatus] = useState('');
  const [edited, setEdited] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const moveAndTell = (photo: Photo, by: 1 | -1) => {
    const page = photos.indexOf(photo) + 1;
    move(photo.id, by);
    setStatus(texts.photos.moved(page, page + by));
  };
  const removeAndTell = (photo: Photo) => {
    const next = photos[photos.indexOf(photo) + 1] ?? photos[photos.indexOf(photo) - 1];
    remove(photo.id);
    setStatus(texts.photos.removed(photos.length - 1));
    // The button that was pressed is gone: its neighbour takes the focus, or the way to choose another.
    const heir = next && list.current?.querySelector<HTMLElement>(`[data-photo="${next.id}"] [data-remove]`);
    (heir ?? document.getElementById(fieldIds.file))?.focus();
  };
  const onEditor = photos.find(({ id }) => id === edited);
  return (
    <div className={styles['photos']}>
      <p>{texts.photos.count(photos.length)}</p>
      <ol ref={list} className={styles['list']} aria-label={texts.photos.label}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            page={index + 1}
            of={photos.length}
            isDisabled={isDisabled}
            onMove={(by) => moveAndTell(photo, by)}
            onTurn={() => {
              turn(photo.id);
              setStatus(texts.photos.turned(index + 1));
            }}
            onEdit={() => setEdited(photo.id)}
            onRemove={() => removeAndTell(photo)}
          />
        ))}
      </ol>
      {photos.length > 1 && (
        <div>
          <Button onClick={onSeparate} disabled={isDisabled}>
            {texts.photos.separate}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {onEditor !== undefined && (
          <PhotoEditor
            photo={onEditor}
            page={photos.indexOf(onEditor) + 1}
            onClose={() => setEdited(null)}
            onDone={(made) => {
              setEdited(null);
              setStatus(texts.photos.changed(photos.indexOf(onEditor) + 1));
              void edit(onEditor, made);
            }}
          />
        )}
      </Suspense>
      <p role="status" className={styles['status']}>
        {status}
      </p>
    </div>
  );
}
