import { useEffect, useRef, useState } from 'react';
import { drawPhoto } from '../model/draw-photo.ts';
import { moved, photoOf, turned, without, type Photo, type PhotoEdit } from '../model/photos.ts';

/** The photos that become the pages of a document, in their order. */
export function usePhotos() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const seenAt = (blob: Blob) => {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  };
  const add = (files: File[]) => {
    const added = files.map((file) => photoOf(file, seenAt(file)));
    setPhotos((list) => [...list, ...added]);
  };
  const put = (id: string, part: Partial<Photo>) =>
    setPhotos((list) => list.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  /** Takes over how a photo was turned and cropped. It looks so as soon as that is drawn. */
  const edit = async ({ id, file }: Photo, { turn, crop }: PhotoEdit) => {
    put(id, { turn, crop, preview: null });
    if (crop === null) return;
    const drawn = await drawPhoto({ file, turn, crop }, { longSide: 600, quality: 0.8 }).catch(() => null);
    if (drawn !== null) put(id, { preview: { url: seenAt(drawn.jpeg), turn } });
  };
  const remove = (id: string) => setPhotos((list) => without(list, id));
  return {
    photos,
    add,
    remove,
    edit,
    turn: (id: string) => setPhotos((list) => turned(list, id)),
    move: (id: string, by: 1 | -1) => setPhotos((list) => moved(list, id, by)),
    clear: () => setPhotos([]),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
