import { useRef, useState } from 'react';
import { textAt } from '#core/kernel/span.ts';
import { errorText } from '#client/lib/error-text.ts';
import type { CorrectWordProps } from '#client/lib/medical-documents/checking.ts';
import { doubtTexts } from '#client/lib/medical-documents/page-texts.ts';
import { useCorrectWord } from '../hooks/use-correct-word.ts';
import { texts } from '../texts.ts';
import { Provenance } from './checked-words.tsx';
import styles from './checking.module.css';
import { WordForm } from './word-form.tsx';

/** One word of the text, to be corrected where it was pressed. */
export function CorrectWord({ documentRef, text, word, onDone }: CorrectWordProps) {
  const [reading] = useState(() => textAt(text, word.span));
  const [typed, setTyped] = useState(reading);
  const correct = useCorrectWord(documentRef);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['item']}>
      {word.corrected && (
        <p>
          <Provenance reading={reading} correction={word.corrected} />
        </p>
      )}
      {word.doubt && !word.corrected && <p className={styles['reason']}>{doubtTexts[word.doubt.reason]}</p>}
      <WordForm
        reading={reading}
        other={word.doubt?.other}
        typed={typed}
        onType={setTyped}
        onSend={(sent) => correct.mutate({ span: word.span, text: sent, was: reading }, { onSuccess: onDone })}
        isSaving={correct.isPending}
        problem={correct.isError ? errorText(correct.error, texts.word.failed) : null}
        input={input}
      />
    </div>
  );
}
