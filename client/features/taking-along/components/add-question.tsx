import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/field/text-field.tsx';
import type { AddFault } from '../model/visit-list.ts';
import { texts } from '../texts.ts';
import styles from './taking-along.module.css';

const { visit: words } = texts;

/** `onAdd` says why not, where a question cannot be added. */
export function AddQuestion({ onAdd }: { onAdd: (text: string) => AddFault | undefined }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<AddFault>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = onAdd(text);
    setFault(found);
    if (found === undefined) setText('');
    input.current?.focus();
  };
  return (
    <form noValidate className={styles['add']} onSubmit={submit}>
      <TextField
        ref={input}
        label={words.add}
        hint={words.addHint}
        error={fault && words.faults[fault]}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{words.addButton}</Button>
    </form>
  );
}
