import { useState } from 'react';
import { RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useTurnedPicture } from '../hooks/use-turned-picture.ts';
import { isWhole, wholePicture } from '../model/crop.ts';
import { turnedLeft, turnedRight, type Photo, type PhotoEdit } from '../model/photos.ts';
import { texts } from '../texts.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './photo-editor.module.css';

const words = texts.editor;

type PhotoEditorProps = { photo: Photo; page: number; onDone: (edit: PhotoEdit) => void; onClose: () => void };

/** Turns and crops one photo. The photo itself stays as it is until it is sent. */
export default function PhotoEditor({ photo, page, onDone, onClose }: PhotoEditorProps) {
  const [edit, setEdit] = useState<PhotoEdit>({ turn: photo.turn, crop: photo.crop });
  const [status, setStatus] = useState('');
  const url = useTurnedPicture(photo.file, edit.turn);
  const crop = edit.crop ?? wholePicture;
  const change = (made: PhotoEdit, told: string) => {
    setEdit(made);
    setStatus(told);
  };
  const finish = () => onDone({ ...edit, crop: isWhole(crop) ? null : crop });

  return (
    <Dialog isOpen title={words.title(page)} description={words.lead} onClose={onClose}>
      <div className={styles['stage']}>
        {url === undefined && <p>{words.drawing}</p>}
        {url === null && <p role="alert">{words.failed}</p>}
        {typeof url === 'string' && (
          <CropFrame url={url} crop={crop} onCrop={(made) => setEdit({ ...edit, crop: made })} />
        )}
      </div>
      <p role="status" className={styles['status']}>
        {status}
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => change(turnedLeft(edit), words.turnedLeft)}>
          <Icon of={RotateCcw} />
          {words.left}
        </Button>
        <Button onClick={() => change(turnedRight(edit), words.turnedRight)}>
          <Icon of={RotateCw} />
          {words.right}
        </Button>
        <Button onClick={() => change({ turn: 0, crop: null }, words.wasReset)}>{words.reset}</Button>
      </div>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={finish}>
          {words.done}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Dialog>
  );
}
