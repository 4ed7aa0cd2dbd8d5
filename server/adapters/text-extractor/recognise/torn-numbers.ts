import type { WordInk } from './segment-page.ts';

const isPieceOfNumber = (text: string): boolean => /^[<>≤≥x×(]?[\d.,:]*$/u.test(text);
const canOpen = (text: string): boolean => /\d/u.test(text) || /^[<>≤≥x×(.,]?$/u.test(text);
const canFollow = (text: string): boolean => /\d/u.test(text) || /^[.,]?$/u.test(text);

/**
 * Groups of neighbours that look like one number torn apart ("2" "2", "<" "25", "13" ".5"), as places in `words`: they are to be
 * read again in one piece. `letter` is the height of a capital.
 */
export function tornNumbers(words: readonly { ink: WordInk; text: string }[], letter: number): number[][] {
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

function areOneNumber(
  left: { ink: WordInk; text: string },
  right: { ink: WordInk; text: string },
  letter: number,
): boolean {
  return (
    left.ink.row === right.ink.row &&
    right.ink.x0 - left.ink.x1 < letter * 0.8 &&
    isPieceOfNumber(left.text) &&
    isPieceOfNumber(right.text) &&
    canOpen(left.text) &&
    canFollow(right.text)
  );
}
