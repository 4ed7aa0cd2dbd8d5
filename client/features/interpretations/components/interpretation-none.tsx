import type { DocumentRef } from '#core/documents/medical-document.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { waitingTexts as states } from '../waiting-texts.ts';
import styles from './parts.module.css';

/** There is none, and only its owner can ask for one: the document itself can be read. */
export function InterpretationNone({ documentRef, title }: { documentRef: DocumentRef; title: string }) {
  return (
    <Page title={texts.title} lead={<span className={styles['words']}>{title}</span>}>
      <Notice tone="info" role="status" title={states.notMadeTitle}>
        <p>{states.noneShared}</p>
        <LinkButton to={`/document/${documentRef}`}>{states.openDocument}</LinkButton>
      </Notice>
    </Page>
  );
}
