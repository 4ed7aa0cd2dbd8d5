import type { FormEvent } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import styles from './voice.module.css';

export const typeFieldId = 'voice-command';

type TypeCommandProps = { typed: string; onTyped: (words: string) => void; onType: (words: string) => void };

/** A command for whoever cannot or does not want to speak. */
export function TypeCommand({ typed, onTyped, onType }: TypeCommandProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onType(typed);
    onTyped('');
  };
  return (
    <form className={styles['type']} onSubmit={submit}>
      <TextField
        label={texts.typeLabel}
        id={typeFieldId}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => onTyped(target.value)}
      />
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
