import { useEffect, useRef, useState } from 'react';
import { moved, turned, without, type Photo } from '../model/photos.ts';
import { randomKey } from '../model/upload-attempt.ts';

/** The photos that become the pages of a document, in their order. */
export function usePhotos() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = (files: File[]) => {
    const added = files.map((file): Photo => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return { id: randomKey(), file, turn: 0, url };
    });
    setPhotos((list) => [...list, ...added]);
  };
  const remove = (id: string) => setPhotos((list) => without(list, id));
  return {
    photos,
    add,
    remove,
    turn: (id: string) => setPhotos((list) => turned(list, id)),
    move: (id: string, by: 1 | -1) => setPhotos((list) => moved(list, id, by)),
    clear: () => setPhotos([]),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
