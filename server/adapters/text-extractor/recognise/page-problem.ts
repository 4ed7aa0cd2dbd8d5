import type { PageProblem } from '#core/documents/page-layout.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';

export type ReadingShare = {
  /** Words of a letter's size and more that were cut out. */ cut: number;
  /** Those that read clearly. */ clear: number;
};

type Traits = Pick<PreparedPicture, 'noise' | 'contrast' | 'blur' | 'sourceLetterHeight'>;

/** Below this share of clear words a page is shown as unreadable: its words would be nonsense between a few right ones. */
const readable = 0.4;
/** Of letters with softer edges than this, more of those that seem clear are wrong. Pictures that are small or moved a little have 0.13. */
const soft = 0.15;
const readableWhenSoft = 0.85;

/** Why a page cannot be read, or null when it can. */
export function problemOfPage({ cut, clear }: ReadingShare, traits: Traits): PageProblem | null {
  const isSoft = traits.blur > soft;
  if (clear >= 3 && clear >= cut * (isSoft ? readableWhenSoft : readable)) return null;
  if (cut < 3 && clear === cut) return clear > 0 ? null : 'no_words';
  return problemOfPicture(traits) ?? 'no_words';
}

function problemOfPicture({ noise, contrast, blur, sourceLetterHeight }: Traits): PageProblem | undefined {
  if (sourceLetterHeight > 0 && sourceLetterHeight < 9) return 'too_small';
  if (noise > 20) return 'too_noisy';
  if (blur > soft) return 'blurred';
  if (contrast > 0 && contrast < 0.35) return 'too_dark';
  return undefined;
}
