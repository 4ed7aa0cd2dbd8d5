import { useEffect, useState } from 'react';
import type { Turn } from '#core/documents/page-layout.ts';
import { drawPhoto } from '../model/draw-photo.ts';

type Shown = { file: File; turn: Turn; url: string | null };

/** A photo to look at, turned: its address, `undefined` until it is drawn, null when it cannot be. */
export function useTurnedPicture(file: File, turn: Turn): string | null | undefined {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    const show = (blob: Blob) => {
      if (isOver) return;
      url = URL.createObjectURL(blob);
      setShown({ file, turn, url });
    };
    drawPhoto({ file, turn, crop: null }, { longSide: 1400, quality: 0.85 }).then(
      ({ jpeg }) => show(jpeg),
      () => isOver || setShown({ file, turn, url: null }),
    );
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file, turn]);

  return shown !== null && shown.file === file && shown.turn === turn ? shown.url : undefined;
}
