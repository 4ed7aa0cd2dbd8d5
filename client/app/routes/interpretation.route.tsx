import { Page } from '#client/ui/page/page.tsx';

export default function InterpretationRoute() {
  return (
    <Page title="AI Interpretation">
      <p>This page is being built.</p>
    </Page>
  );
}
