import { DocumentType, documentTypeLabels, documentTypes } from '#core/documents/document-types.ts';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { fieldIds, type UploadForm as Form } from '../hooks/use-upload-form.ts';
import type { UploadState } from '../hooks/use-upload.ts';
import { texts } from '../texts.ts';
import { FileDropZone } from './file-drop-zone.tsx';
import { UploadProblem } from './upload-problem.tsx';
import { UploadProgress } from './upload-progress.tsx';
import styles from './upload-page.module.css';

const typeOptions = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

type UploadFormProps = {
  form: Form;
  state: UploadState;
  maxBytes: number;
  onWriteText: () => void;
  onCancel: () => void;
};

export function UploadForm({ form, state, maxBytes, onWriteText, onCancel }: UploadFormProps) {
  const { title, documentType, suggestion, file, photos, fault } = form;
  const hasFile = file !== null || photos.photos.length > 0;
  const isUploading = state.phase === 'uploading' || state.phase === 'preparing';
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined);
  return (
    // Our own checks speak in the order and the words people are used to, so the browser's are off.
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUploading) form.submit();
      }}
    >
      <TextField
        id={fieldIds.title}
        label={texts.fields.title}
        hint={texts.fields.titleHint}
        error={errorOf('title')}
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        readOnly={isUploading}
        onChange={({ target }) => form.setTitle(target.value)}
      />
      <SelectField
        id={fieldIds.type}
        label={texts.fields.type}
        hint={suggestion === null ? texts.fields.typeHint : texts.suggestion(suggestion, documentType)}
        error={errorOf('type')}
        options={typeOptions}
        placeholder={texts.fields.typePlaceholder}
        value={documentType}
        disabled={isUploading}
        onChange={({ target }) => form.setDocumentType(DocumentType.safeParse(target.value).data ?? '')}
      />
      <FileDropZone
        form={form}
        maxBytes={maxBytes}
        error={errorOf('file')}
        isDisabled={isUploading}
        onWriteText={onWriteText}
      />
      {(state.phase === 'preparing' || state.phase === 'uploading') && <UploadProgress state={state} />}
      {state.phase === 'failed' && <UploadProblem message={state.message} onTryAgain={form.submit} />}
      <UploadActions hasFile={hasFile} isUploading={isUploading} onCancel={onCancel} />
    </form>
  );
}

type UploadActionsProps = { hasFile: boolean; isUploading: boolean; onCancel: () => void };

function UploadActions({ hasFile, isUploading, onCancel }: UploadActionsProps) {
  return (
    <>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={!hasFile || isUploading}>
          {isUploading ? texts.uploading : texts.submit}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
      {!hasFile && <p className={styles['hint']}>{texts.needsFile}</p>}
    </>
  );
}
