import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#client/features/administration/components/admin-page.tsx';
import { NotFoundPage } from '#client/features/not-found/components/not-found-page.tsx';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { Spinner } from '#client/ui/loading/spinner.tsx';

/** For everybody else it is a page that does not exist. */
export default function AdminRoute() {
  const user = useCurrentUser();
  const { data, isPending } = useQuery({ ...accountQuery, enabled: user !== null });
  if (user !== null && isPending) return <Spinner label="Loading page..." />;
  return user !== null && data?.isAdmin === true ? <AdminPage /> : <NotFoundPage />;
}
