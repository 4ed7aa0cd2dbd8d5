import { FileText, Images, Split, Trash2, TriangleAlert } from 'lucide-react';
import { DocumentType, documentTypeLabels, documentTypes } from '#core/documents/document-types.ts';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { formatSize } from '#client/lib/format-size.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Card } from '#client/ui/card/card.tsx';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { draftFieldId, type UploadQueue } from '../hooks/use-upload-queue.ts';
import { isOpen, typeOfDraft, type Draft } from '../model/drafts.ts';
import { texts } from '../texts.ts';
import { DraftStatus } from './draft-status.tsx';
import styles from './upload-queue.module.css';

const words = texts.queue;
const typeOptions = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

type DraftItemProps = { draft: Draft; number: number; queue: UploadQueue; onRemove: () => void };

/** One of several documents: what it is called, what it is, and how far it has come. */
export function DraftItem({ draft, number, queue, onRemove }: DraftItemProps) {
  const isSent = draft.state.phase === 'done';
  return (
    <Card className={styles['item']} data-draft={draft.id}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{words.item(number)}</h3>
        {!isSent && <DraftStatus state={draft.state} />}
      </div>
      {!isOpen(draft) && <p className={styles['title']}>{draft.title}</p>}
      <DraftFile draft={draft} />
      {isSent && <DraftStatus state={draft.state} />}
      {isOpen(draft) && <DraftFields draft={draft} isDisabled={queue.isSending} queue={queue} />}
      {isOpen(draft) && !queue.isSending && (
        <div className={styles['actions']}>
          {draft.state.phase === 'problem' && (
            <Button onClick={() => void queue.send([draft.id])}>
              {texts.problem.tryAgain}
              <VisuallyHidden>: {words.item(number)}</VisuallyHidden>
            </Button>
          )}
          {draft.photos.length > 1 && (
            <Button onClick={() => queue.split(draft.id)}>
              <Icon of={Split} />
              {texts.photos.separate}
            </Button>
          )}
          <Button variant="quiet" data-remove onClick={onRemove}>
            <Icon of={Trash2} />
            {words.remove}
            <VisuallyHidden>: {words.item(number)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Card>
  );
}

function DraftFile({ draft: { id, file, photos, fault } }: { draft: Draft }) {
  return (
    <div id={draftFieldId(id, 'file')} tabIndex={-1} className={styles['file']}>
      <Icon of={file === null ? Images : FileText} size="1.5em" />
      <div>
        <p className={styles['name']}>
          {file === null ? words.photos(photos.length) : `${file.name}, ${formatSize(file.size)}`}
        </p>
        {fault?.field === 'file' && (
          <p role="alert" className={styles['fault']}>
            <Icon of={TriangleAlert} />
            <span>{fault.message}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function DraftFields({ draft, isDisabled, queue }: { draft: Draft; isDisabled: boolean; queue: UploadQueue }) {
  const { id, title, suggestion, fault } = draft;
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined);
  return (
    <>
      <TextField
        id={draftFieldId(id, 'title')}
        label={texts.fields.title}
        error={errorOf('title')}
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        readOnly={isDisabled}
        onChange={({ target }) => queue.patch(id, { title: target.value })}
      />
      <SelectField
        id={draftFieldId(id, 'type')}
        label={texts.fields.type}
        hint={suggestion === null ? undefined : texts.suggestion(suggestion, typeOfDraft(draft))}
        error={errorOf('type')}
        options={typeOptions}
        placeholder={texts.fields.typePlaceholder}
        value={typeOfDraft(draft)}
        disabled={isDisabled}
        onChange={({ target }) => queue.patch(id, { chosenType: DocumentType.safeParse(target.value).data ?? '' })}
      />
    </>
  );
}
