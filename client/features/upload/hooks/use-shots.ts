import { useEffect, useRef, useState } from 'react';

export type Shot = { file: File; url: string };

/** The pages that were taken so far, with addresses to see them by. */
export function useShots() {
  const [shots, setShots] = useState<Shot[]>([]);
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const shotOf = (file: File): Shot => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return { file, url };
  };
  return {
    shots,
    shotOf,
    keep: (shot: Shot) => setShots((list) => [...list, shot]),
    remove: (shot: Shot) => setShots((list) => list.filter((one) => one !== shot)),
  };
}
