import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { hasPictureQuery, pictureAddress } from './pages-query.ts';

export type PagePictureState = {
  /** What an `img` shows; null where it did not come. */
  src: string | null;
  /** Why it did not come: there is `none`, or it `failed` and may come another time. Null until that is known. */
  problem: 'none' | 'failed' | null;
  onError: () => void;
  tryAgain: () => void;
};

/** The picture of a page. An `img` does not tell why it fails, so that is asked then. */
export function usePagePicture(ref: DocumentRef, number: number): PagePictureState {
  const [hasFailed, setHasFailed] = useState(false);
  const { data: isThere, isFetching } = useQuery({ ...hasPictureQuery(ref, number), enabled: hasFailed });
  const problem = isThere === false ? 'none' : 'failed';
  return {
    src: hasFailed ? null : pictureAddress(ref, number),
    problem: hasFailed && !isFetching ? problem : null,
    onError: () => setHasFailed(true),
    tryAgain: () => setHasFailed(false),
  };
}
