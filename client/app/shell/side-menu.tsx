import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { wayBackTo } from '#client/lib/session/way-back.ts';
import { CloseButton } from '#client/ui/button/close-button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { useFocusReturn } from '#client/ui/dialog/use-focus-return.ts';
import { ReadingSettingsForm } from '../settings/reading-settings-form.tsx';
import AccountLinks from './account-links.tsx';
import { NavList } from './nav-list.tsx';
import styles from './side-menu.module.css';

/** The links and the settings of the header, on narrow windows. */
export function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  const follow = (to: string) => {
    isLeaving.current = to !== pathname;
    onClose();
  };
  const dismiss = () => {
    isLeaving.current = false;
    onClose();
  };
  // After a link, the focus belongs to the page that it leads to.
  const focusReturn = useFocusReturn(() => !isLeaving.current);

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && dismiss()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']} />
        <Radix.Content className={styles['panel']} aria-describedby={undefined} {...focusReturn}>
          <div className={styles['head']}>
            <Radix.Title className={styles['title']}>Menu</Radix.Title>
            <Radix.Close asChild>
              <CloseButton label="Close menu" />
            </Radix.Close>
          </div>
          <nav aria-label="Main">
            <NavList look="stacked" onFollow={follow} />
          </nav>
          <WhoIsThere onFollow={follow} />
          <ReadingSettingsForm />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function WhoIsThere({ onFollow }: { onFollow: (to: string) => void }) {
  const user = useCurrentUser();
  const location = useLocation();
  if (user !== null) return <AccountLinks onFollow={onFollow} />;
  return (
    <LinkButton to="/auth" state={wayBackTo(location)} onClick={() => onFollow('/auth')}>
      Sign In / Sign Up
    </LinkButton>
  );
}
