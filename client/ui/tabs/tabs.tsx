import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/tabs';
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

export function Tabs<Name extends string>({ label, tabs, open, onChange, kept = [] }: TabsProps<Name>) {
  const first = open ?? tabs[0]?.name ?? '';
  const change = (value: string) => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab) onChange?.(tab.name);
  };
  return (
    <Radix.Root {...(onChange ? { value: first, onValueChange: change } : { defaultValue: first })}>
      <Radix.List className={styles['list']} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.name} value={tab.name} className={styles['tab']}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.name}
          value={tab.name}
          {...(kept.includes(tab.name) && { forceMount: true, hidden: tab.name !== first })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
