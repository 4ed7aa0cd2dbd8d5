import { useId } from 'react';
import { FileText, TriangleAlert, Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { allowedExtensions } from '#core/documents/upload-rules.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { fieldIds } from '../hooks/use-upload-form.ts';
import { usePasteFile } from '../hooks/use-paste-file.ts';
import { isPicture } from '../model/media-type-of.ts';
import { texts } from '../texts.ts';
import styles from './file-drop-zone.module.css';

type FileDropZoneProps = {
  file: File | null;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File | null) => void;
};

/** A file by drag, by paste or by the picker. Whether it may be sent is checked when it is sent, with a reason. */
export function FileDropZone({ file, error, isDisabled, onChoose }: FileDropZoneProps) {
  const id = useId();
  const choose = (chosen: File | undefined) => chosen && onChoose(chosen);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    disabled: isDisabled,
    onDrop: ([accepted], [rejected]) => choose(accepted ?? rejected?.file),
  });
  usePasteFile(!isDisabled, choose);
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classNames(styles['field'], error && styles['invalid'])}
    >
      <FieldWords id={id} error={error} />
      <div {...getRootProps({ className: classNames(styles['zone'], isDragActive && styles['active']) })}>
        <input
          {...getInputProps({ tabIndex: -1, 'aria-label': texts.fields.file })}
          accept={allowedExtensions.join(',')}
        />
        {file === null ? <Icon of={Upload} size="2.5rem" /> : <ChosenFile file={file} />}
        <p>{isDragActive ? texts.drop.active : texts.drop.idle}</p>
        <Button id={fieldIds.file} onClick={open} disabled={isDisabled} aria-describedby={describedBy}>
          {file === null ? texts.drop.choose : texts.drop.chooseOther}
        </Button>
        {file !== null && (
          <Button variant="quiet" onClick={() => onChoose(null)} disabled={isDisabled}>
            {texts.drop.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

function FieldWords({ id, error }: { id: string; error: string | undefined }) {
  return (
    <>
      <p id={`${id}-label`} className={styles['label']}>
        {texts.fields.file}
      </p>
      <p id={`${id}-hint`} className={styles['hint']}>
        {texts.fields.fileHint}
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
        {isPicture(file) && <p>{texts.drop.image}</p>}
      </div>
    </div>
  );
}
