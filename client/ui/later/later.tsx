import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

export type Later<Props extends object> = ComponentType<Props> & {
  /** Fetches the code, if it is not there; fails where it cannot be had. */
  load: () => Promise<void>;
  isThere: () => boolean;
};

/**
 * A component that the first view of a screen does without. Its code is fetched when the page has come to rest, or when it
 * is drawn before; from then on it is drawn at once, as every other. Until then `meanwhile` stands in its place.
 */
export function later<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Later<Props> {
  const code = comesOnce(fetchCode);
  waiting.add(code.load);
  fetchAtRest();
  function Drawn(props: Props) {
    const component = useSyncExternalStore(code.follow, code.current, code.current);
    useEffect(() => {
      const load = () => void code.load().catch(() => undefined);
      // After what is drawn with it: several that are drawn together are fetched one by one, and hold up no press.
      const timer = setTimeout(load);
      // What could not be fetched without a connection comes with the next one.
      window.addEventListener('online', load);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', load);
      };
    }, []);
    return component === null ? meanwhile : createElement(component, props);
  }
  return Object.assign(Drawn, { load: code.load, isThere: () => code.current() !== null });
}

function comesOnce<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const followers = new Set<() => void>();
  const take = (fetched: ComponentType<Props>) => {
    component = fetched;
    for (const follower of followers) follower();
  };
  const forget = (error: unknown) => {
    coming = null;
    throw error;
  };
  return {
    current: () => component,
    load: () => (coming ??= fetchCode().then(take, forget)),
    follow: (follower: () => void) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

const waiting = new Set<() => Promise<void>>();

/** Fetches all that has been put off so far; `turn` is waited for before each. What cannot be had comes when it is drawn. */
export async function loadAllLater(turn: () => Promise<void> = async () => {}): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  const coming: Promise<void>[] = [];
  for (const load of loads) {
    await turn();
    coming.push(load().catch(() => undefined));
  }
  await Promise.all(coming);
}

// By then what the first view shows has been fetched, and drawn.
const restMs = 2000;

function fetchAtRest(): void {
  if (waiting.size !== 1) return;
  setTimeout(() => void loadAllLater(whenIdle), restMs);
}

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => void (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));
