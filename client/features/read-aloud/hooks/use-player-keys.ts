import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';

const ownSpace = 'button, select, input, a';

/** While the focus is in the player: left and right go a sentence back and forward, Space pauses, Escape closes what is open, or stops. */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  store: ReaderStore,
  status: 'reading' | 'paused',
  closeWhatIsOpen: () => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIn = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
    if (event.key === 'Escape') {
      if (!closeWhatIsOpen()) store.stop();
    } else if (event.key === 'ArrowLeft' && !isIn('select')) store.move(-1);
    else if (event.key === 'ArrowRight' && !isIn('select')) store.move(1);
    else if (event.key === ' ' && !isIn(ownSpace)) {
      if (status === 'reading') store.pause();
      else store.resume();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const held = player.current;
    const listen = (event: KeyboardEvent) => press(event);
    held?.addEventListener('keydown', listen);
    return () => held?.removeEventListener('keydown', listen);
  }, [player]);
}
