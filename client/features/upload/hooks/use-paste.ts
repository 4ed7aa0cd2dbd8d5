import { useEffect, useEffectEvent } from 'react';

type Taking = { onFiles: (files: File[]) => void; onText: (text: string) => void };

/** Takes files and text that are pasted anywhere on the page. Text that is pasted into a field stays there. */
export function usePaste(isOn: boolean, taking: Taking): void {
  const takeFiles = useEffectEvent(taking.onFiles);
  const takeText = useEffectEvent(taking.onText);
  useEffect(() => {
    if (!isOn) return;
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) {
        event.preventDefault();
        return takeFiles(files);
      }
      const text = event.clipboardData?.getData?.('text/plain') ?? '';
      if (text.trim() !== '' && !isField(event.target)) takeText(text);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, [isOn]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
