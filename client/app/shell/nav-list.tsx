import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { footerLinks, isCurrent, memberLinks, moreLinks, navLinks } from './nav-links.ts';
import styles from './nav-list.module.css';

export type NavListProps = {
  /** In a row, one under the other, or quietly as in the footer. */
  look?: 'row' | 'stacked' | 'quiet';
  /** Called when a link is followed, with where it leads. */
  onFollow?: (to: string) => void;
};

export function NavList({ look = 'row', onFollow }: NavListProps) {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const links = [
    ...navLinks,
    ...(user === null ? [] : memberLinks),
    ...(look === 'row' ? [] : moreLinks),
    ...(look === 'quiet' ? footerLinks : []),
  ];
  return (
    <ul className={styles[look]}>
      {links.map((entry) => (
        <li key={entry.to}>
          <Link
            to={entry.to}
            onClick={() => onFollow?.(entry.to)}
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
