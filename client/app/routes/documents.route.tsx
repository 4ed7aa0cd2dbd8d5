import { Page } from '#client/ui/page/page.tsx';

export default function DocumentsRoute() {
  return (
    <Page title="My Documents">
      <p>This page is being built.</p>
    </Page>
  );
}
