import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import type { VisitEnd } from '../hooks/use-shared-visit.ts';
import { texts } from '../texts.ts';
import styles from './shared-with-me.module.css';

const { ended: words } = texts;

/** In the place of a document that one may see no longer. */
export function AccessEnded({ how }: { how: VisitEnd }) {
  const user = useCurrentUser();
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
