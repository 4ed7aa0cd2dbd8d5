import { Page } from '#client/ui/page/page.tsx';

export default function DocumentRoute() {
  return (
    <Page title="Document">
      <p>This page is being built.</p>
    </Page>
  );
}
