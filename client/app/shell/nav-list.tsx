import { Link, useLocation } from 'react-router';
import { isCurrent, navLinks } from './nav-links.ts';
import styles from './nav-list.module.css';

export function NavList({ isStacked = false }: { isStacked?: boolean }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles[isStacked ? 'stacked' : 'row']}>
      {navLinks.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            className={styles['link']}
            {...(isCurrent(entry, pathname) && { 'aria-current': 'page' })}
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
