import { useId } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import type { NeverSendProps } from '#client/lib/medical-documents/ai-slots.ts';
import { useNeverSend } from '#client/lib/medical-documents/use-never-send.ts';
import { texts } from '../texts.ts';
import styles from './consents.module.css';

const { neverSend: words } = texts;

/** Keeps one document from every AI provider. It is saved when it is pressed. */
export function NeverSend({ documentRef, neverSend }: NeverSendProps) {
  const id = useId();
  const { mutate, isPending, error, variables, data } = useNeverSend(documentRef);
  const isOn = isPending ? variables : neverSend;
  return (
    <div className={styles['neverSend']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => !isPending && mutate(target.checked)}
        />
        <span>{words.label}</span>
      </label>
      <p id={id} className={styles['hint']}>
        {words.hint}
      </p>
      <p role="status">
        {error ? `${words.failed} ${errorText(error)}` : data !== undefined && (data.neverSend ? words.on : words.off)}
      </p>
    </div>
  );
}
