import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHeardPage } from '#client/lib/heard-page/heard-pages.ts';
import { useReadAloud } from '#client/lib/heard-page/use-read-aloud.ts';
import { isFreeKey } from '#client/lib/keys/is-free-key.ts';
import { ReadingSettingsDialog } from '../settings/reading-settings-dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { findShortcut, type Pressed, type ShortcutAction } from './shortcuts.ts';
import { useGo } from './use-go.ts';

export type ShortcutsProps = {
  /** The keys that were pressed before this was there. */
  takeWaiting: () => string[];
  onAtWork: () => void;
};

/** Does what single keys stand for, outside fields and dialogs, for as long as the reading settings allow it. */
export default function ShortcutsAtWork({ takeWaiting, onAtWork }: ShortcutsProps) {
  const [open, setOpen] = useState<'list' | 'settings'>();
  const before = useRef<Pressed>(undefined);
  const page = useHeardPage();
  const readAloud = useReadAloud();
  const { go, search } = useGo();

  const perform = (action: ShortcutAction) => {
    if (action.kind === 'go') go(action.to);
    else if (action.kind === 'search') search();
    else if (action.kind === 'show') void (page?.kind === 'interpretation' && page.show(action.part));
    else if (action.kind === 'read') void (page !== null && readAloud());
    else setOpen(action.kind);
  };
  const press = useEffectEvent((key: string): boolean => {
    const pressed = { key: key.toLowerCase(), at: performance.now() };
    const found = findShortcut(pressed, before.current);
    before.current = found === undefined ? pressed : undefined;
    if (found) perform(found.action);
    return found !== undefined;
  });
  const begin = useEffectEvent(() => {
    for (const key of takeWaiting()) press(key);
    onAtWork();
  });
  useEffect(() => {
    begin();
    const listen = (event: KeyboardEvent) => {
      if (isFreeKey(event) && press(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const close = () => setOpen(undefined);
  return (
    <>
      <ShortcutList isOpen={open === 'list'} onClose={close} />
      <ReadingSettingsDialog isOpen={open === 'settings'} onClose={close} />
    </>
  );
}
