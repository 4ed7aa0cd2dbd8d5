import { useState } from 'react';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import { maxPersonLength, personChoices } from '#core/documents/person.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import styles from './person-dialog.module.css';

const { person: words } = texts;

type PersonDialogProps = {
  asked: DocumentListItem | null;
  /** Who is named at other documents already. */
  people: readonly string[];
  isSaving: boolean;
  save: (person: string | null) => void;
  close: () => void;
};

export function PersonDialog({ asked, close, ...rest }: PersonDialogProps) {
  return (
    <Dialog isOpen={asked !== null} onClose={close} title={words.title} description={words.description}>
      {asked && <PersonForm document={asked} {...rest} />}
    </Dialog>
  );
}

type PersonFormProps = Omit<PersonDialogProps, 'asked' | 'close'> & { document: DocumentListItem };

function PersonForm({ document, people, isSaving, save }: PersonFormProps) {
  const [name, setName] = useState(document.person ?? '');
  const choices = [...new Set([...people, ...personChoices])];
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) save(name.trim() === '' ? null : name);
      }}
    >
      <div role="group" aria-label={words.choices} className={styles['choices']}>
        {choices.map((choice) => (
          <Button key={choice} aria-pressed={choice === document.person} isBusy={isSaving} onClick={() => save(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <TextField
        label={words.own}
        value={name}
        maxLength={maxPersonLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles['choices']}>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={words.saving}>
          {words.save}
        </Button>
        {document.person !== null && (
          <Button isBusy={isSaving} onClick={() => save(null)}>
            {words.nobody}
          </Button>
        )}
      </div>
    </form>
  );
}
