import { useRef } from 'react';
import { FileText, House, Settings2, Upload, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useFootRoom } from '#client/lib/foot-room/use-foot-room.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { isCurrent, navLinks, type NavEntry } from './nav-links.ts';
import { usePanels } from './use-panels.tsx';

/** The words are short, since four stand side by side; the names are those of the same links elsewhere. */
const shown: Record<string, { word: string; icon: LucideIcon }> = {
  '/': { word: 'Home', icon: House },
  '/documents': { word: 'Documents', icon: FileText },
  '/upload-document': { word: 'Upload', icon: Upload },
};

/** On a phone: the ways that are gone most, where the thumb is. */
export function BottomBar() {
  const bar = useRef<HTMLElement>(null);
  const { opener, panels } = usePanels();
  useFootRoom(bar, '--bar-height');
  return (
    <nav ref={bar} aria-label="Quick links" className={styles['bar']}>
      <ul className={styles['list']}>
        {navLinks.map((entry) => (
          <BarLink key={entry.to} entry={entry} />
        ))}
        <li>
          <button type="button" className={styles['entry']} aria-label="Reading settings" {...opener('settings')}>
            <Icon of={Settings2} />
            Settings
          </button>
        </li>
      </ul>
      {panels}
    </nav>
  );
}

function BarLink({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  const look = shown[entry.to];
  if (look === undefined) return null;
  return (
    <li>
      <Link
        to={entry.to}
        className={styles['entry']}
        aria-label={entry.label}
        {...(isCurrent(entry, pathname) && { 'aria-current': 'page' })}
      >
        <Icon of={look.icon} />
        {look.word}
      </Link>
    </li>
  );
}
