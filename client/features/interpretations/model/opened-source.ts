import type { Span } from '#core/kernel/span.ts';

/** The control whose source is open, and the places of the document that it points to. */
export type Opened = { id: string; spans: readonly Span[] };

export type OpenedSource = {
  current: () => Opened | null;
  subscribe: (listener: () => void) => () => void;
  open: (opened: Opened) => void;
  /** Opens it, or closes it where it is the one that is open. */
  toggle: (opened: Opened) => void;
  close: () => void;
};

/** At most one source is open at a time. Kept outside of the components: of hundreds of sentences only two change when another is pressed. */
export function createOpenedSource(): OpenedSource {
  let current: Opened | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Opened | null) => {
    current = next;
    for (const tell of listeners) tell();
  };
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: set,
    toggle: (opened) => set(current?.id === opened.id ? null : opened),
    close: () => set(null),
  };
}
