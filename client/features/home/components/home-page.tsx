import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Page } from '#client/ui/page/page.tsx';

export function HomePage() {
  return (
    <Page title="Understand your medical documents" windowTitle="Readback">
      <LinkButton to="/upload-document" variant="primary">
        Upload a Document
      </LinkButton>
    </Page>
  );
}
