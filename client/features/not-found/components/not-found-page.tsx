import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Page } from '#client/ui/page/page.tsx';

export function NotFoundPage() {
  return (
    <Page
      title="404 Page Not Found"
      width="reading"
      lead="There is no page at this address. It may have moved, or the address has a typing error."
    >
      <div>
        <LinkButton to="/" variant="primary">
          Go to the home page
        </LinkButton>
      </div>
    </Page>
  );
}
