import { useId } from 'react';
import { FileText, TriangleAlert, Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { allowedExtensions } from '#core/documents/upload-rules.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { megabytesOf } from '#client/lib/plans/uploads-left.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { fieldIds, type UploadForm } from '../hooks/use-upload-form.ts';
import { usePasteFile } from '../hooks/use-paste-file.ts';
import { texts } from '../texts.ts';
import styles from './file-drop-zone.module.css';
import { PhotoList } from './photo-list.tsx';
import { TakePhoto } from './take-photo.tsx';

type FileDropZoneProps = { form: UploadForm; maxBytes: number; error: string | undefined; isDisabled: boolean };

/** Files by drag, by paste, by the picker or by the camera. Whether they may be sent is checked when they are sent, with a reason. */
export function FileDropZone({ form, maxBytes, error, isDisabled }: FileDropZoneProps) {
  const { file, photos, choose, removeFile } = form;
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    disabled: isDisabled,
    onDrop: (accepted, rejected) => choose([...accepted, ...rejected.map((each) => each.file)]),
  });
  usePasteFile(!isDisabled, choose);
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
      <div {...getRootProps({ className: classNames(styles['zone'], isDragActive && styles['active']) })}>
        <input
          {...getInputProps({ tabIndex: -1, 'aria-label': texts.fields.file })}
          accept={allowedExtensions.join(',')}
        />
        {file !== null && <ChosenFile file={file} />}
        {hasPhotos && <PhotoList photos={photos} isDisabled={isDisabled} onSeparate={form.separatePhotos} />}
        {file === null && !hasPhotos && <Icon of={Upload} size="2.5rem" />}
        <p>{isDragActive ? texts.drop.active : hasPhotos ? texts.drop.more : texts.drop.idle}</p>
        <div className={styles['buttons']}>
          <Button id={fieldIds.file} onClick={open} disabled={isDisabled} aria-describedby={describedBy}>
            {chooseWords}
          </Button>
          <TakePhoto isDisabled={isDisabled} onTake={choose} />
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

function ChosenFile({ file }: { file: File }) {
  return (
    <div role="status" className={styles['chosen']}>
      <Icon of={FileText} size="2rem" />
      <div>
        <p className={styles['name']}>{texts.drop.chosen(file.name)}</p>
        <p>{formatSize(file.size)}</p>
      </div>
    </div>
  );
}
