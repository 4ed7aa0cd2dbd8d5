import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the page. Pasted text goes where it was pasted. */
export function usePasteFile(isOn: boolean, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isOn) return;
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, [isOn]);
}
