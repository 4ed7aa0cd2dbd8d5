import type { Word } from '../layout/geometry.ts';

/**
 * The words of a page that is partly printed and partly a picture: those that were printed stay as they are, recognised ones under
 * them go. What is only touched by print may have lost a part, which is a doubt.
 */
export function printedOverSeen(printed: readonly Word[], seen: readonly Word[], tilted: readonly Word[]): Word[] {
  const left = seen.flatMap((word): Word[] => {
    const covered = coveredShare(word, printed);
    if (covered > 0.5) return [];
    const stamped = coveredShare(word, tilted);
    if (stamped > 0.6 && !/\d/u.test(word.text)) return [];
    return covered > 0.1 || stamped > 0.2 ? [{ ...word, doubt: word.doubt ?? { reason: 'covered' } }] : [word];
  });
  return [...printed, ...left];
}

function coveredShare(word: Word, by: readonly Word[]): number {
  const area = (word.x1 - word.x0) * (word.y1 - word.y0);
  const shared = by.reduce((sum, each) => sum + sharedArea(word, each), 0);
  return area > 0 ? shared / area : 0;
}

export const sharedArea = (a: Word, b: Word): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
