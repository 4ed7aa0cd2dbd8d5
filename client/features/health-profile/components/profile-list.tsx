import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import type { LineFault } from '../hooks/use-health-profile.ts';
import { texts, type ListName } from '../texts.ts';
import styles from './health-profile.module.css';

type ProfileListProps = {
  name: ListName;
  lines: readonly string[];
  /** Says why not, where a line cannot be added. Without it the list is only to be read. */
  onAdd?: (line: string) => LineFault | undefined;
  onRemove?: (line: string) => void;
};

export function ProfileList({ name, lines, onAdd, onRemove }: ProfileListProps) {
  const words = texts.lists[name];
  const input = useRef<HTMLInputElement>(null);
  const remove = (line: string) => {
    onRemove?.(line);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <section className={styles['list']}>
      <h3>{words.title}</h3>
      {lines.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
      {lines.length > 0 && (
        <ul className={styles['lines']} aria-label={words.title}>
          {lines.map((line) => (
            <li key={line}>
              <span>{line}</span>
              {onRemove && (
                <Button variant="quiet" aria-label={texts.remove(line)} onClick={() => remove(line)}>
                  {texts.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onAdd && <AddLine name={name} input={input} onAdd={onAdd} />}
    </section>
  );
}

type AddLineProps = Required<Pick<ProfileListProps, 'name' | 'onAdd'>> & {
  input: RefObject<HTMLInputElement | null>;
};

function AddLine({ name, input, onAdd }: AddLineProps) {
  const words = texts.lists[name];
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<LineFault>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = onAdd(line);
    setFault(found);
    if (found === undefined) setLine('');
    input.current?.focus();
  };
  return (
    <form noValidate className={styles['add']} onSubmit={submit}>
      <TextField
        ref={input}
        label={words.add}
        hint={words.hint}
        error={fault && texts.faults[fault]}
        value={line}
        autoComplete="off"
        onChange={({ target }) => setLine(target.value)}
      />
      <Button type="submit" aria-label={`${texts.addButton}: ${words.title}`}>
        {texts.addButton}
      </Button>
    </form>
  );
}
