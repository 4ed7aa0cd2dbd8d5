import { useOnline } from '#client/lib/use-online.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import styles from './broken-page.module.css';
import { texts } from './texts.ts';

/** In place of a page that could not be drawn, or whose code did not arrive. */
export function BrokenPage() {
  const isOnline = useOnline();
  return (
    <Page title={texts.broken.title} width="reading">
      <Notice tone="warning" title={isOnline ? texts.broken.wrong : texts.broken.offline} role="alert">
        <p>{isOnline ? texts.broken.whatHelps : texts.broken.whenOnline}</p>
      </Notice>
      <div className={styles['ways']}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {texts.broken.reload}
        </Button>
        <LinkButton to="/" reloadDocument>
          {texts.broken.home}
        </LinkButton>
      </div>
    </Page>
  );
}
