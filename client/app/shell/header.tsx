import { Menu, Settings2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { wayBackTo } from '#client/lib/session/way-back.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { NavList } from './nav-list.tsx';
import { usePanels } from './use-panels.tsx';

// Comes for whoever is signed in.
const AccountMenu = lazy(() => import('./account-menu.tsx'));

export function Header() {
  const { opener, panels } = usePanels();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Logo />
        <nav aria-label="Main" className={styles['wide']}>
          <NavList />
        </nav>
        <div className={styles['tools']}>
          <Button variant="quiet" {...opener('settings')}>
            <Icon of={Settings2} />
            Reading settings
          </Button>
          <WhoIsThere />
        </div>
        <div className={styles['narrow']}>
          <Button {...opener('menu')}>
            <Icon of={Menu} />
            Menu
          </Button>
        </div>
      </div>
      {panels}
    </header>
  );
}

function WhoIsThere() {
  const user = useCurrentUser();
  const location = useLocation();
  if (user !== null) {
    return (
      <ErrorBoundary place="" fallback={null}>
        <Suspense fallback={<span className={styles['avatar']} />}>
          <AccountMenu user={user} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <LinkButton to="/auth" state={wayBackTo(location)}>
      Sign In / Sign Up
    </LinkButton>
  );
}
