import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Send } from 'lucide-react';
import type { AskingPanelProps } from '#client/lib/medical-documents/ai-slots.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextAreaField } from '#client/ui/field/text-area-field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useAsking } from '../hooks/use-asking.ts';
import { texts } from '../texts.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './asking.module.css';

/** Questions about one document, answered from its text. */
export function AskingPanel({ documentRef, suggestions, drawSentences }: AskingPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { question, write, send, isAsking, problem, answers } = useAsking(documentRef);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    if (question.trim() === '') field.current?.focus();
    send();
  };
  // Enter makes a line, as in every field of this kind; with Ctrl or Cmd it sends.
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const left = suggestions.filter((suggestion) => !answers.some((answer) => answer.question === suggestion));
  return (
    <section data-asking className={styles['asking']} aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{texts.lead}</p>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <TextAreaField
          ref={field}
          label={texts.label}
          error={problem ?? undefined}
          rows={2}
          value={question}
          onChange={({ target }) => write(target.value)}
          onKeyDown={handleKey}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isAsking} busyLabel={texts.asking}>
            <Icon of={Send} />
            {texts.ask}
          </Button>
        </div>
      </form>
      <Suggestions questions={left} onChoose={(chosen) => !isAsking && send(chosen)} />
      <AnswerList answers={answers} isAsking={isAsking} drawSentences={drawSentences} />
    </section>
  );
}

function Suggestions({ questions, onChoose }: { questions: readonly string[]; onChoose: (chosen: string) => void }) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className={styles['suggestions']}>
      <h3 id={id}>{texts.suggestions}</h3>
      <ul aria-labelledby={id} className={styles['chips']}>
        {questions.map((question) => (
          <li key={question}>
            <Button size="small" onClick={() => onChoose(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
