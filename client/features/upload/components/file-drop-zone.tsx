import { useId, useRef, type ChangeEvent } from 'react';
import { FileText, TriangleAlert, Upload } from 'lucide-react';
import { allowedExtensions } from '#core/documents/upload-rules.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { megabytesOf } from '#client/lib/plans/uploads-left.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { fieldIds, type UploadForm } from '../hooks/use-upload-form.ts';
import { keptUploadOf } from '../model/kept-upload.ts';
import { texts } from '../texts.ts';
import styles from './file-drop-zone.module.css';
import { PhotoList } from './photo-list.tsx';
import { TakePhoto } from './take-photo.tsx';

type FileDropZoneProps = {
  form: UploadForm;
  maxBytes: number;
  error: string | undefined;
  isDisabled: boolean;
  onWriteText: () => void;
};

/** Files by the picker, by the camera, by drag and by paste. Whether they may be sent is checked when they are sent, with a reason. */
export function FileDropZone({ form, maxBytes, error, isDisabled, onWriteText }: FileDropZoneProps) {
  const { file, photos, choose, removeFile } = form;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...(target.files ?? [])]);
    target.value = '';
  };
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  const hasPhotos = photos.photos.length > 0;
  const chooseWords = file !== null ? texts.drop.chooseOther : hasPhotos ? texts.drop.chooseMore : texts.drop.choose;

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classNames(styles['field'], error && styles['invalid'])}
    >
      <FieldWords id={id} maxBytes={maxBytes} error={error} />
      <div className={styles['zone']}>
        <input
          ref={input}
          type="file"
          multiple
          accept={allowedExtensions.join(',')}
          aria-label={texts.fields.file}
          tabIndex={-1}
          hidden
          disabled={isDisabled}
          onChange={take}
        />
        {file !== null && <ChosenFile file={file} isSending={isDisabled} />}
        {hasPhotos && <PhotoList photos={photos} isDisabled={isDisabled} onSeparate={form.separatePhotos} />}
        {file === null && !hasPhotos && <Icon of={Upload} size="2.5rem" />}
        <p>{hasPhotos ? texts.drop.more : texts.drop.idle}</p>
        <div className={styles['buttons']}>
          <Button
            id={fieldIds.file}
            onClick={() => input.current?.click()}
            disabled={isDisabled}
            aria-describedby={describedBy}
          >
            {chooseWords}
          </Button>
          <TakePhoto isDisabled={isDisabled} onTake={choose} />
          {file === null && !hasPhotos && (
            <Button onClick={onWriteText} disabled={isDisabled}>
              {texts.drop.text}
            </Button>
          )}
          {file !== null && (
            <Button variant="quiet" onClick={removeFile} disabled={isDisabled}>
              {texts.drop.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function FieldWords({ id, maxBytes, error }: { id: string; maxBytes: number; error: string | undefined }) {
  return (
    <>
      <p id={`${id}-label`} className={styles['label']}>
        {texts.fields.file}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        {texts.fields.fileHint(megabytesOf(maxBytes))}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles['error']}>
          <Icon of={TriangleAlert} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

function ChosenFile({ file, isSending }: { file: File; isSending: boolean }) {
  return (
    <div role="status" className={styles['chosen']}>
      <Icon of={FileText} size="2rem" />
      <div>
        <p className={styles['name']}>{texts.drop.chosen(file.name)}</p>
        <p>{formatSize(file.size)}</p>
        {!isSending && keptUploadOf(file) !== null && <p>{texts.progress.kept}</p>}
      </div>
    </div>
  );
}
