import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { maxWrittenLength } from '#core/correcting/correction.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import styles from './checking.module.css';

export type WordFormProps = {
  /** What stands in the text now. */
  reading: string;
  /** What a second reading saw. */
  other: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  onSend: (text: string) => void;
  isSaving: boolean;
  /** Why the last attempt could not be saved. */
  problem: string | null;
  input: RefObject<HTMLInputElement | null>;
  onStep?: (by: 1 | -1) => void;
  hint?: string;
};

const { word } = texts;

/** What the picture shows, in the words of the person who looks at it. */
export function WordForm({ reading, other, typed, onType, onSend, isSaving, problem, input, ...more }: WordFormProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  const { onStep, hint } = more;
  const readings = other === undefined || other === '' || other === reading ? [] : [reading, other];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setIsEmpty(text === '');
    if (text === '') input.current?.focus();
    else if (!isSaving) onSend(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (onStep === undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      {readings.length > 0 && (
        <ChoiceGroup
          legend={word.choose}
          choices={readings.map((value) => ({ value, label: value }))}
          chosen={typed}
          onChange={onType}
        />
      )}
      <TextField
        ref={input}
        label={word.label}
        hint={hint}
        error={isEmpty ? word.empty : (problem ?? undefined)}
        value={typed}
        maxLength={maxWrittenLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={handleKey}
      />
      <div className={styles['actions']}>
        <Button isBusy={isSaving} busyLabel={word.saving} onClick={() => onSend(reading)}>
          {word.right}
        </Button>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={word.saving}>
          {word.correct}
        </Button>
      </div>
    </form>
  );
}
