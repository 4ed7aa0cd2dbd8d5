import type { DocumentRef, UnreadableReason } from '#core/documents/medical-document.ts';
import { unreadableTexts } from '#client/lib/medical-documents/unreadable-texts.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { waitingTexts as states } from '../waiting-texts.ts';
import styles from './parts.module.css';

type InterpretationUnreadableProps = {
  documentRef: DocumentRef;
  reason: UnreadableReason | null;
  title: string;
  /** Only its owner can do something about it. */
  isShared: boolean;
};

/** Says plainly why there is nothing to read, and what can be done. */
export function InterpretationUnreadable({ documentRef, reason, title, isShared }: InterpretationUnreadableProps) {
  const { why, whatToDo } = unreadableTexts[reason ?? 'no_text'];
  return (
    <Page title={texts.title} lead={<span className={styles['words']}>{title}</span>}>
      <Notice tone="warning" role="alert" title={states.unreadableTitle}>
        <p>{why}</p>
        {!isShared && <p>{states.unreadable}</p>}
        {isShared && <LinkButton to={`/document/${documentRef}`}>{states.openDocument}</LinkButton>}
      </Notice>
      {!isShared && (
        <section className={styles['section']}>
          <h2>{states.whatToDo}</h2>
          <p>{whatToDo}</p>
          <div className={styles['actions']}>
            <LinkButton to="/upload-document" variant="primary">
              {states.uploadOther}
            </LinkButton>
            <LinkButton to={`/document/${documentRef}`}>{states.openDocument}</LinkButton>
          </div>
        </section>
      )}
    </Page>
  );
}
