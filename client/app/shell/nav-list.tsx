import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { isCurrent, memberLinks, moreLinks, navLinks, type NavEntry } from './nav-links.ts';
import styles from './nav-list.module.css';

export type NavListProps = {
  /** In a row, one under the other, or quietly as in the footer. */
  look?: 'row' | 'stacked' | 'quiet';
  /** Other links than those that lead through the app. */
  links?: readonly NavEntry[];
  /** Called when a link is followed, with where it leads. */
  onFollow?: (to: string) => void;
};

export function NavList({ look = 'row', links, onFollow }: NavListProps) {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const ways = [...navLinks, ...(user === null ? [] : memberLinks), ...(look === 'row' ? [] : moreLinks)];
  return (
    <ul className={styles[look]}>
      {(links ?? ways).map((entry) => (
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
