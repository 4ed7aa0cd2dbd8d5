import { useEffect, useEffectEvent, useState } from 'react';

// Browsers tell at least every 350 ms that something is held over the page, also when it rests.
const restMs = 1000;

/** Takes files that are dropped anywhere on the page. True while some are held over it. */
export function useDropAnywhere(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      setOver(false);
    };
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would open the file in the place of this page.
      event.preventDefault();
      clearTimeout(timer);
      timer = setTimeout(leave, restMs);
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      leave();
      if (!hasFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const leaveWindow = (event: DragEvent) => {
      if (!event.relatedTarget) leave();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragenter', hold, { signal });
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leaveWindow, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => {
      listening.abort();
      leave();
    };
  }, [isOn]);

  return isOn && isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
