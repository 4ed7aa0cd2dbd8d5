import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import type { VisitEnd } from '../hooks/use-shared-visit.ts';
import { forgetDocument } from '../model/forget-document.ts';
import { texts } from '../texts.ts';
import styles from './shared-with-me.module.css';

const { ended: words } = texts;

/** In the place of a document that one may see no longer. Nothing of it stays in the page. */
export function AccessEnded({ documentRef, how }: { documentRef: DocumentRef; how: VisitEnd }) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  // The screen that showed it is gone by now, and so asks for nothing anew.
  useEffect(() => forgetDocument(queryClient, documentRef), [queryClient, documentRef]);
  const hasLeft = how === 'left';
  return (
    <Page title={hasLeft ? words.leftTitle : words.title} width="reading">
      <Notice tone={hasLeft ? 'success' : 'warning'} role="alert" title={hasLeft ? words.leftNotice : words.notice}>
        <p>{hasLeft ? words.left : words.why}</p>
        {!hasLeft && <p>{words.whatToDo}</p>}
      </Notice>
      <div className={styles['actions']}>
        <LinkButton to="/shared" variant="primary">
          {words.enterCode}
        </LinkButton>
        {user !== null && <LinkButton to="/shared-with-me">{words.list}</LinkButton>}
      </div>
    </Page>
  );
}
