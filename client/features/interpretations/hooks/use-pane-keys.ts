import { useEffect, type RefObject } from 'react';

const places = '[role="button"]';

/** The arrow keys go from place to place in a text that would have hundreds of tab stops; Escape leaves it. */
export function usePaneKeys(pane: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
      const by = steps[event.key];
      if (by === undefined) return;
      event.preventDefault();
      step(element, by);
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [pane, onEscape]);
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

function step(pane: HTMLElement, by: 1 | -1): void {
  const all = [...pane.querySelectorAll<HTMLElement>(places)];
  const from = all.findIndex((place) => place === document.activeElement);
  const next = from === -1 ? firstInView(pane, all) : all[from + by];
  next?.focus();
}

// Whoever comes into the text begins where they look.
function firstInView(pane: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const { top } = pane.getBoundingClientRect();
  return all.find((place) => place.getBoundingClientRect().top >= top) ?? all[0];
}
