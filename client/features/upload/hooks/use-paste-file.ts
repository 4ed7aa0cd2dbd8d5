import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is pasted anywhere on the page. Pasted text goes where it was pasted. */
export function usePasteFile(isOn: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    if (!isOn) return;
    const handlePaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, [isOn]);
}
