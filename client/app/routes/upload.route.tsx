import { Page } from '#client/ui/page/page.tsx';

export default function UploadRoute() {
  return (
    <Page title="Upload Document">
      <p>This page is being built.</p>
    </Page>
  );
}
