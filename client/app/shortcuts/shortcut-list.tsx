import { Fragment, useId } from 'react';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { loadReadingSettings } from '../settings/reading-settings.ts';
import styles from './shortcut-list.module.css';
import { shortcutGroups, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
import { texts } from './texts.ts';

type ShortcutListProps = { isOpen: boolean; onClose: () => void };

/** Every shortcut, by the place where it does something. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const isOff = isOpen && loadReadingSettings().shortcuts === 'off';
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} description={isOff ? texts.off : texts.on}>
      {shortcutGroups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </Dialog>
  );
}

function Group({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={styles['list']}>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.does} className={styles['entry']}>
            <dt className={styles['does']}>{shortcut.does}</dt>
            <dd>
              <Keys keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Keys = ({ keys }: Pick<Shortcut, 'keys'>) =>
  keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ` ${texts.then} `}
      <kbd className={styles['key']}>{key.toUpperCase()}</kbd>
    </Fragment>
  ));
