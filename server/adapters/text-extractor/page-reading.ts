import type { PageKind, PageProblem, Turn } from '#core/documents/page-layout.ts';
import type { Word } from './layout/geometry.ts';

/** One page as it was read: words with boxes in units of the upright page, of which `width` and `height` are given. */
export type PageReading = {
  kind: PageKind;
  width: number;
  height: number;
  turn: Turn;
  words: Word[];
  /** Lines that stand at another angle than the page, such as stamps: told after the words of the page. */
  asides?: Word[][];
  /** The straightened page in WebP, where the words were recognised from a picture. */
  picture: Uint8Array | null;
  problem: PageProblem | null;
};
