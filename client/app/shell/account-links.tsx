import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { useSession } from '#client/lib/session/session-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import styles from './account-menu.module.css';

/** Where whoever is signed in finds their own things, and the way out. */
export default function AccountLinks({ onFollow }: { onFollow: (to: string) => void }) {
  const id = useId();
  const { user, signOut } = useSession();
  const { data } = useQuery({ ...accountQuery, enabled: user !== null });
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut().then(() => onFollow('/'));
  };
  const links = [
    { to: '/profile', label: 'Profile' },
    ...(data?.isAdmin === true ? [{ to: '/admin', label: 'Administration' }] : []),
  ];
  return (
    <nav aria-labelledby={id} className={styles['links']}>
      <p id={id} className={styles['title']}>
        Account
      </p>
      <p className={styles['username']}>{user?.username}</p>
      <ul className={styles['list']}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} onClick={() => onFollow(to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button isWide isBusy={isLeaving} busyLabel="Signing out..." onClick={leave}>
        Logout
      </Button>
    </nav>
  );
}
