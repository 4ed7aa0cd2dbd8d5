import { SharedWithMePage } from '#client/features/shared-with-me/components/shared-with-me-page.tsx';
import { RequireUser } from '#client/lib/session/require-user.tsx';

export default function SharedWithMeRoute() {
  return (
    <RequireUser>
      <SharedWithMePage />
    </RequireUser>
  );
}
