import { useState } from 'react';
import { Check } from 'lucide-react';
import { maxPersonLength, personChoices } from '#core/documents/person.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { usePeople } from '../hooks/use-people.ts';
import type { NamedDocument, PersonQuestion } from '../hooks/use-person.ts';
import { texts } from '../texts.ts';
import styles from './person-dialog.module.css';

const { person: words } = texts;

type PersonFormProps = Pick<PersonQuestion, 'save' | 'askName' | 'isSaving'> & { document: NamedDocument };

/** Whose document it is: somebody who is named already, somebody at hand, or in words of one's own. */
export function PersonForm({ document: { id, person }, save, askName, isSaving }: PersonFormProps) {
  const [name, setName] = useState(person ?? '');
  const choices = [...new Set([...usePeople(), ...personChoices])];
  const choose = (chosen: string | null) => save({ id, person: chosen });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        choose(name.trim() === '' ? null : name);
      }}
    >
      <div role="group" aria-label={words.choices} className={styles['choices']}>
        {choices.map((choice) => (
          <Button key={choice} aria-pressed={choice === person} onClick={() => choose(choice)}>
            {choice === person && <Icon of={Check} />}
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
        {person !== null && (
          <>
            <Button onClick={() => choose(null)}>{words.nobody}</Button>
            <Button onClick={() => askName(person)}>{texts.rename.everywhere}</Button>
          </>
        )}
      </div>
    </form>
  );
}
