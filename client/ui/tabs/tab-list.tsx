import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { panelId, tabId, type Tab } from './tab.ts';
import styles from './tabs.module.css';

type TabListProps<Name extends string> = {
  /** Shared with the panels. */
  id: string;
  label: string;
  tabs: readonly Pick<Tab<Name>, 'name' | 'label'>[];
  shown: Name | undefined;
  onChange: (name: Name) => void;
  /** Stays in sight while what is open is read, where there is room. */
  isSticky?: boolean;
  /** Of the names of the tabs, where it is not that of the page. */
  lang?: string | undefined;
};

/** The names of tabs, apart from what they open. */
export function TabList<Name extends string>({ id, label, tabs, lang, ...more }: TabListProps<Name>) {
  const { shown, onChange, isSticky } = more;
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const at = indexAfter(
      event,
      tabs.findIndex(({ name }) => name === shown),
      tabs.length,
    );
    const tab = at === null ? undefined : tabs[at];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at ?? 0]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      className={classNames(styles['list'], isSticky === true && styles['sticky'])}
      aria-label={label}
      onKeyDown={handleKey}
    >
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          className={styles['tab']}
          lang={lang}
          aria-selected={name === shown}
          aria-controls={panelId(id, name)}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** Which of `count` tabs a key goes to from the one `at`; null for other keys. */
function indexAfter(event: KeyboardEvent, at: number, count: number): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  switch (event.key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
