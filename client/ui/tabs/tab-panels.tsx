import { panelId, tabId, type Tab } from './tab.ts';

type TabPanelsProps<Name extends string> = {
  /** Shared with the names. */
  id: string;
  tabs: readonly Pick<Tab<Name>, 'name' | 'content'>[];
  shown: Name | undefined;
  kept: readonly Name[];
};

/** What tabs open, apart from their names. */
export const TabPanels = <Name extends string>({ id, tabs, shown, kept }: TabPanelsProps<Name>) =>
  tabs.map(({ name, content }) => (
    <div
      key={name}
      role="tabpanel"
      id={panelId(id, name)}
      aria-labelledby={tabId(id, name)}
      tabIndex={0}
      hidden={name !== shown}
    >
      {(name === shown || kept.includes(name)) && content}
    </div>
  ));
