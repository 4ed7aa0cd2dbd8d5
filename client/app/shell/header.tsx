import { Menu, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ReadingSettingsDialog } from '../settings/reading-settings-dialog.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { NavList } from './nav-list.tsx';
import { SideMenu } from './side-menu.tsx';

export function Header() {
  const [open, setOpen] = useState<'menu' | 'settings'>();
  const close = () => setOpen(undefined);
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Logo />
        <nav aria-label="Main" className={styles['wide']}>
          <NavList />
        </nav>
        <div className={styles['wide']}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('settings')}>
            <Icon of={Settings2} />
            Reading settings
          </Button>
        </div>
        <div className={styles['narrow']}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('menu')}>
            <Icon of={Menu} />
            Menu
          </Button>
        </div>
      </div>
      <SideMenu isOpen={open === 'menu'} onClose={close} onSettings={() => setOpen('settings')} />
      <ReadingSettingsDialog isOpen={open === 'settings'} onClose={close} />
    </header>
  );
}
