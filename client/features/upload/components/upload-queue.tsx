import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Progress } from '#client/ui/progress/progress.tsx';
import type { UploadQueue as Queue } from '../hooks/use-upload-queue.ts';
import { isOpen, type Draft } from '../model/drafts.ts';
import { texts } from '../texts.ts';
import { AddFiles } from './add-files.tsx';
import { DraftItem } from './draft-item.tsx';
import styles from './upload-queue.module.css';

const words = texts.queue;

type UploadQueueProps = { queue: Queue; left: number | null; onCancel: () => void; onAnother: () => void };

/** Several documents, each with its own name, type and state. They are sent one after the other. */
export function UploadQueue({ queue, left, onCancel, onAnother }: UploadQueueProps) {
  const { drafts, isSending, isDone } = queue;
  const [removed, setRemoved] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = drafts.filter(isOpen).length;
  const sending = sendingOf(drafts);
  // What had the focus, the field or the button to send, is gone.
  useEffect(() => heading.current?.focus(), [isDone]);

  const remove = (draft: Draft) => {
    const next = drafts[drafts.indexOf(draft) + 1] ?? drafts[drafts.indexOf(draft) - 1];
    queue.remove(draft.id);
    setRemoved(words.removed(drafts.length - 1));
    const heir = next && document.querySelector<HTMLElement>(`[data-draft="${next.id}"] [data-remove]`);
    (heir ?? heading.current)?.focus();
  };
  return (
    <form
      noValidate
      className={styles['queue']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void queue.send();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {isDone ? words.allSent(drafts.length) : words.heading(isSending ? drafts.length : open)}
      </h2>
      {!isDone && <p>{words.lead}</p>}
      {left !== null && open > left && !isSending && (
        <Notice tone="warning" role="status" title={words.tooMany(open, left)}>
          <p>{words.tooManyNext(left)}</p>
        </Notice>
      )}
      <ol className={styles['list']} aria-label={words.label}>
        {drafts.map((draft, index) => (
          <li key={draft.id}>
            <DraftItem draft={draft} number={index + 1} queue={queue} onRemove={() => remove(draft)} />
          </li>
        ))}
      </ol>
      {sending !== null && (
        <Progress
          stage={sending.isLost ? texts.progress.lost : words.sending(sending.number, drafts.length)}
          percent={Math.round(sending.share * 100)}
        />
      )}
      <p role="status" className={styles['live']}>
        {isSending ? '' : (resultOf(drafts) ?? removed)}
      </p>
      {isDone ? (
        <div className={styles['actions']}>
          <LinkButton to="/documents" variant="primary">
            {words.documents}
          </LinkButton>
          <Button onClick={onAnother}>{texts.success.another}</Button>
        </div>
      ) : (
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" disabled={isSending || left === 0}>
            {isSending ? texts.uploading : words.submit(Math.min(open, left ?? open))}
          </Button>
          {!isSending && <AddFiles label={words.add} onFiles={queue.addFiles} />}
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      )}
    </form>
  );
}

/** Which one is being sent, counted from 1, and how much of it was. */
function sendingOf(drafts: Draft[]): { number: number; share: number; isLost: boolean } | null {
  for (const [index, { state }] of drafts.entries()) {
    if (state.phase === 'preparing') return { number: index + 1, share: 0, isLost: false };
    if (state.phase === 'uploading') {
      return { number: index + 1, share: state.share ?? 0, isLost: state.isLost ?? false };
    }
  }
  return null;
}

/** What came of all of them; null before anything was sent. */
function resultOf(drafts: Draft[]): string | null {
  const failed = drafts.filter(({ state }) => state.phase === 'problem').length;
  const sent = drafts.filter(({ state }) => state.phase === 'done').length;
  return sent + failed === 0 ? null : words.result(sent, failed);
}
