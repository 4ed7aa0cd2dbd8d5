import { Page } from '#client/ui/page/page.tsx';

export default function SampleRoute() {
  return (
    <Page title="Sample report">
      <p>This page is being built.</p>
    </Page>
  );
}
