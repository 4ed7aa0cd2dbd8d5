import { useId, useState } from 'react';
import type { Tab } from './tab.ts';
import { TabList } from './tab-list.tsx';
import { TabPanels } from './tab-panels.tsx';

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
  const [chosen, choose] = useState(open ?? tabs[0]?.name);
  const shown = onChange ? (open ?? tabs[0]?.name) : chosen;
  const change = (name: Name) => {
    choose(name);
    if (name !== shown) onChange?.(name);
  };
  return (
    <div>
      <TabList id={id} label={label} tabs={tabs} shown={shown} onChange={change} />
      <TabPanels id={id} tabs={tabs} shown={shown} kept={kept} />
    </div>
  );
}
