import { Settings2, X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { NavList } from './nav-list.tsx';
import styles from './side-menu.module.css';

export type SideMenuProps = { isOpen: boolean; onClose: () => void; onSettings: () => void };

/** The links of the header on narrow windows. */
export function SideMenu({ isOpen, onClose, onSettings }: SideMenuProps) {
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  // Where a link leads is under the menu.
  useEffect(() => close(), [pathname]);

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles['overlay']} />
        <Radix.Content className={styles['panel']} aria-describedby={undefined}>
          <div className={styles['head']}>
            <Radix.Title className={styles['title']}>Menu</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close menu">
                <Icon of={X} />
              </IconButton>
            </Radix.Close>
          </div>
          <nav aria-label="Main">
            <NavList isStacked />
          </nav>
          <Button onClick={onSettings}>
            <Icon of={Settings2} />
            Reading settings
          </Button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
