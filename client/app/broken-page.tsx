import { Button } from '#client/ui/button/button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';

/** In place of a page that could not be drawn, or whose code did not arrive. */
export function BrokenPage() {
  return (
    <Page title="This page could not be shown" width="reading">
      <Notice tone="warning" title="Something went wrong on this page." role="alert">
        <p>Your documents are safe. Load the page again. If that does not help, go back to the start.</p>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </Page>
  );
}
