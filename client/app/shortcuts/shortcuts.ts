import type { PagePart } from '#core/reading-aloud/passages.ts';

/** What a shortcut does. `show` and `read` do something only on a page that has it. */
export type ShortcutAction =
  | { kind: 'list' }
  | { kind: 'settings' }
  | { kind: 'search' }
  | { kind: 'read' }
  | { kind: 'go'; to: string }
  | { kind: 'show'; part: PagePart };

/** Keys that are pressed one after the other, not together. */
export type Shortcut = { keys: readonly [string] | readonly [string, string]; does: string; action: ShortcutAction };
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'On every page',
    shortcuts: [
      { keys: ['?'], does: 'Show this list', action: { kind: 'list' } },
      { keys: ['g', 'h'], does: 'Go to Home', action: { kind: 'go', to: '/' } },
      { keys: ['g', 'd'], does: 'Go to My Documents', action: { kind: 'go', to: '/documents' } },
      { keys: ['g', 'u'], does: 'Go to Upload Document', action: { kind: 'go', to: '/upload-document' } },
      { keys: ['g', 'p'], does: 'Go to Pricing', action: { kind: 'go', to: '/pricing' } },
      { keys: ['g', 's'], does: 'Open the reading settings', action: { kind: 'settings' } },
      { keys: ['/'], does: 'Search in My Documents', action: { kind: 'search' } },
    ],
  },
  {
    title: 'On a page with an explanation',
    shortcuts: [
      { keys: ['1'], does: 'Open Simplified Explanation', action: { kind: 'show', part: 'explanation' } },
      { keys: ['2'], does: 'Open Medical Terms', action: { kind: 'show', part: 'terms' } },
      { keys: ['3'], does: 'Open Questions to Ask', action: { kind: 'show', part: 'questions' } },
      { keys: ['4'], does: 'Open Recommendations', action: { kind: 'show', part: 'recommendations' } },
      { keys: ['p'], does: 'Read the page aloud', action: { kind: 'read' } },
    ],
  },
];

const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts);

/** How long the second key may take. */
export const patienceMs = 2000;

export type Pressed = { key: string; at: number };

/** The shortcut that a key completes; `before` is the key pressed before it. Two keys are more than one: "g p" reads nothing aloud. */
export function findShortcut({ key, at }: Pressed, before: Pressed | undefined): Shortcut | undefined {
  const first = before !== undefined && at - before.at <= patienceMs ? before.key : undefined;
  const second = all.find(({ keys }) => keys.length === 2 && keys[0] === first && keys[1] === key);
  return second ?? all.find(({ keys }) => keys.length === 1 && keys[0] === key);
}
