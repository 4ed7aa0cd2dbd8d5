import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { footerLinks } from './nav-links.ts';
import { NavList } from './nav-list.tsx';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div>
          <Logo />
          <p>Medical reports made simple</p>
        </div>
        <nav aria-label="Footer">
          <NavList look="quiet" />
          <NavList look="quiet" links={footerLinks} />
        </nav>
      </div>
      <div className={styles['inner']}>
        <p className={styles['promise']}>Readback explains. It does not replace your doctor.</p>
        <ShortcutsButton />
        <p className={styles['small']}>© {new Date().getFullYear()} Readback</p>
      </div>
    </footer>
  );
}
