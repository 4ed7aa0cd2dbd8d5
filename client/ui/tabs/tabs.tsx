import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab<Name extends string = string> = { name: Name; label: ReactNode; content: ReactNode };

export type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  /** With `onChange`, the tab that is open; without, the tab to begin with. */
  open?: Name;
  onChange?: (name: Name) => void;
  /** Tabs whose content stays in the page while it is out of sight: to come back at once, or to be looked through. */
  kept?: readonly Name[];
};

/** One stop of the Tab key: the arrow keys go from tab to tab, and open what they come to. */
export function Tabs<Name extends string>({ label, tabs, open, onChange, kept = [] }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(open ?? tabs[0]?.name);
  const shown = onChange ? (open ?? tabs[0]?.name) : chosen;
  const change = (name: Name) => {
    choose(name);
    if (name !== shown) onChange?.(name);
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = indexAfter(
      event,
      tabs.findIndex(({ name }) => name === shown),
      tabs.length,
    );
    const tab = at === null ? undefined : tabs[at];
    if (tab === undefined) return;
    event.preventDefault();
    change(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at ?? 0]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" className={styles['list']} aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ name, label: words }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            className={styles['tab']}
            aria-selected={name === shown}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => change(name)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          hidden={name !== shown}
        >
          {(name === shown || kept.includes(name)) && content}
        </div>
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
