import { OwnerNotices } from '#client/features/access-log/components/owner-notices.tsx';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { AccountSettings } from '../settings/account-settings.tsx';

/** What an account brings to every page: what its owner must be told, and how they like to read. */
export default function ShellNotices() {
  const user = useCurrentUser();
  return (
    <>
      {user !== null && <AccountSettings userId={user.id} />}
      <OwnerNotices />
    </>
  );
}
