import type { RefObject } from 'react';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { doubtTexts } from '#client/lib/medical-documents/page-texts.ts';
import { RowPicture } from '#client/lib/medical-documents/row-picture.tsx';
import { Button } from '#client/ui/button/button.tsx';
import type { CheckPanelState } from '../hooks/use-check-panel.ts';
import type { WordOnPage } from '../model/words-to-check.ts';
import { texts } from '../texts.ts';
import styles from './checking.module.css';
import { WordForm } from './word-form.tsx';

type CheckItemProps = {
  documentRef: DocumentRef;
  panel: CheckPanelState;
  item: WordOnPage;
  input: RefObject<HTMLInputElement | null>;
};

/** One word that was hard to read: its row on the paper, what was read, and what it should be. */
export function CheckItem({ documentRef, panel, item: { page, word }, input }: CheckItemProps) {
  const { reading, text, doubtful, isChanging } = panel;
  return (
    <div className={styles['item']}>
      <RowPicture documentRef={documentRef} page={page} text={text} place={word.span} />
      <p className={styles['reading']}>
        {texts.word.readAs} <strong>{reading}</strong>
        {word.doubt && <span className={styles['reason']}>{doubtTexts[word.doubt.reason]}</span>}
      </p>
      <WordForm
        key={String(word.span)}
        reading={reading}
        other={word.doubt?.other}
        typed={panel.typed}
        onType={panel.type}
        onSend={panel.send}
        isSaving={panel.isSaving}
        problem={panel.problem}
        input={input}
        {...(!isChanging && doubtful.length > 1 && { onStep: panel.step, hint: texts.keys })}
      />
      {isChanging && (
        <div>
          <Button variant="quiet" onClick={panel.stopChanging}>
            {texts.word.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
