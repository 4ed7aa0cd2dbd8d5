import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { commentLimits } from '#core/comments/comment.ts';
import { cleanComment } from '#core/comments/clean-comment.ts';
import { errorText } from '#client/lib/error-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import type { DraftOf } from '../model/drafts.ts';
import { texts } from '../texts.ts';
import styles from './comments.module.css';

const { write: words } = texts;

type WriteFormProps = {
  /** What is written is kept under this until it was sent. */
  of: DraftOf;
  label: string;
  hint?: string;
  /** What stands there already. */
  start?: string;
  sendLabel: string;
  isFocused?: boolean;
  onSend: (text: string) => Promise<void>;
  onSent: () => void;
  /** Without it, there is no way to give up but to leave it. */
  onCancel?: () => void;
};

/** A place to write. What was typed stays until the server has taken it. */
export function WriteForm({ of, label, hint, start = '', sendLabel, isFocused = false, ...on }: WriteFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(area, isFocused);
  const draft = useDraft(of);
  const [fault, setFault] = useState<string>();
  const text = draft.text ?? start;
  const { mutate, isPending } = useMutation({
    mutationFn: on.onSend,
    // Nothing that was written stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: () => {
      draft.drop();
      on.onSent();
    },
    onError: (error) => complain(words.failed(errorText(error))),
  });
  const complain = (found: string) => {
    setFault(found);
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = faultOf(text);
    if (found !== undefined) return complain(found);
    setFault(undefined);
    mutate(text);
  };
  const cancel = () => {
    draft.drop();
    on.onCancel?.();
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <TextAreaField
        ref={area}
        label={label}
        hint={hint}
        error={fault}
        rows={3}
        value={text}
        readOnly={isPending}
        onChange={({ target }) => (target.value === start ? draft.drop() : draft.write(target.value))}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={words.sending}>
          {sendLabel}
        </Button>
        {on.onCancel && <Button onClick={cancel}>{words.cancel}</Button>}
      </div>
    </form>
  );
}

/** Whoever opens what stands there already goes on at its end. */
function useFocusAtEnd(area: RefObject<HTMLTextAreaElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || area.current === null) return;
    const { length } = area.current.value;
    area.current.focus();
    area.current.setSelectionRange(length, length);
  }, [area, isOn]);
}

function faultOf(text: string): string | undefined {
  const { length } = cleanComment(text);
  if (length === 0) return words.empty;
  return length > commentLimits.letters ? words.long(commentLimits.letters, length) : undefined;
}
