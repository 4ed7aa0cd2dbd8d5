import type { LabResult, Section } from '#core/documents/explanation.ts';

/** Results that the document prints under one heading; null where they stand under none of their own. */
export type ResultPanel = { name: string | null; results: LabResult[] };

/** Results under the headings of the document, in its order. Those that stand alone under one come together, last. */
export function resultPanels(results: readonly LabResult[], sections: readonly Section[]): ResultPanel[] {
  const under = Map.groupBy(results, ({ span: [start] }) =>
    sections.findLast(({ span }) => span[0] <= start && start < span[1]),
  );
  const panels = [...under].flatMap(([section, some]): ResultPanel[] =>
    section === undefined || some.length < 2 ? [] : [{ name: named(section.name), results: some }],
  );
  const inPanels = new Set(panels.flatMap((panel) => panel.results));
  const others = results.filter((result) => !inPanels.has(result));
  return others.length === 0 ? panels : [...panels, { name: null, results: others }];
}

const named = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
