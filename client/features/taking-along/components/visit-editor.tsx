import { useRef, type KeyboardEvent } from 'react';
import { errorText } from '#client/lib/error-text.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { VisitList } from '../hooks/use-visit-list.ts';
import type { VisitQuestion } from '../model/visit-list.ts';
import { texts } from '../texts.ts';
import { AddQuestion } from './add-question.tsx';
import styles from './taking-along.module.css';
import { VisitRow } from './visit-row.tsx';

const { visit: words } = texts;

export function VisitEditor({ visit }: { visit: VisitList }) {
  const { list, move, remove, said, saveError } = visit;
  const rows = useRef<HTMLOListElement>(null);
  const head = useRef<HTMLParagraphElement>(null);

  const moveByKey = (question: VisitQuestion) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(question.text, by);
  };
  const removeAndStay = (index: number) => {
    const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const heir = buttons?.[index + 1] ?? buttons?.[index - 1] ?? head.current;
    const question = list[index];
    if (question !== undefined) remove(question.text);
    // The button that was pressed is gone.
    heir?.focus();
  };
  return (
    <>
      <p ref={head} tabIndex={-1}>
        {list.length === 0 ? `${words.empty} ${words.intro}` : words.intro}
      </p>
      {list.length > 0 && (
        <>
          <ol ref={rows} className={styles['rows']} aria-label={words.label}>
            {list.map((question, index) => (
              <VisitRow
                key={question.text}
                question={question}
                place={index + 1}
                of={list.length}
                onMove={(by) => move(question.text, by)}
                onRemove={() => removeAndStay(index)}
                onKeyDown={moveByKey(question)}
              />
            ))}
          </ol>
          {list.length > 1 && <p className={styles['hint']}>{words.keys}</p>}
        </>
      )}
      {saveError && (
        <p role="alert" className={styles['problem']}>
          {words.saveFailed} {errorText(saveError)}
        </p>
      )}
      <AddQuestion onAdd={(text) => visit.add(text, true)} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
