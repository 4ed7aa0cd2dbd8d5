import type { WordInk } from './segment-page.ts';

const opening = /^\(?[<>≤≥x×]?[\d.,]*(?:[-–][\d.,]*)?$/u;
const following = /^[\d.,]*(?:[-–][\d.,]*)?[⁰¹²³⁴-⁹ᵃ-ᵉ%*+)\]]*$/u;

/** A comparator, a point or a dash on the inside shows that a number goes on. Nothing at all may be a figure that was not read. */
const goesOn = (left: string, right: string): boolean => /^$|[<>≤≥x×(.,–-]$/u.test(left) || /^$|^[.,–-]/u.test(right);

type Piece = { ink: WordInk; text: string };

/**
 * Groups of neighbours that look like one number torn apart ("2" "2", "<" "25", "13" ".5"), as places in `words`: they are to be
 * read again in one piece. `letter` is the height of a capital.
 */
export function tornNumbers(words: readonly Piece[], letter: number): number[][] {
  const order = words.map((_, index) => index);
  order.sort((a, b) => compare(words[a]?.ink, words[b]?.ink));
  const groups: number[][] = [];
  for (const index of order) {
    const open = groups.at(-1);
    const last = words[open?.at(-1) ?? -1];
    const word = words[index];
    if (open && last && word && areOneNumber(last, word, letter)) open.push(index);
    else groups.push([index]);
  }
  return groups.filter((group) => group.length > 1);
}

const compare = (a: WordInk | undefined, b: WordInk | undefined): number => (a && b ? a.row - b.row || a.x0 - b.x0 : 0);

/** Figures of one width leave a gap beside a 1: also within a power of ten. */
function areOneNumber(left: Piece, right: Piece, letter: number): boolean {
  if (left.ink.row !== right.ink.row) return false;
  const gap = right.ink.x0 - left.ink.x1;
  if (/^[xX×*]?1$/u.test(left.text) && /^[0oO][^\d.,]/u.test(right.text)) return gap < letter * 0.5;
  if (!opening.test(left.text) || !following.test(right.text)) return false;
  if (!/\d/u.test(left.text + right.text) || /[-–].*[-–]/u.test(left.text + right.text)) return false;
  return gap < letter * (goesOn(left.text, right.text) ? 0.8 : 0.5);
}
