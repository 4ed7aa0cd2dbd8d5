import type { Word } from '../layout/geometry.ts';
import { sharedArea } from './over-picture.ts';

/**
 * Compares the numbers that were recognised with the text that another program had left behind the picture: where the two differ,
 * one is wrong. Where they agree, a faint number is not faint any more, and one that fell into pieces is whole again.
 */
export function withSecondOpinion(seen: readonly Word[], hidden: readonly Word[]): Word[] {
  const judged = new Map<Word, Word[]>();
  for (const other of hidden.filter(isNumber)) {
    const pieces = seen.filter((word) => isNumber(word) && !judged.has(word) && isInside(word, other));
    const [first, ...rest] = pieces;
    if (first === undefined) continue;
    judged.set(first, verdict(pieces, other));
    for (const piece of rest) judged.set(piece, []);
  }
  return seen.flatMap((word) => judged.get(word) ?? [word]);
}

function verdict(pieces: readonly Word[], other: Word): Word[] {
  const text = pieces.map((piece) => piece.text).join('');
  if (plain(text) !== plain(other.text)) {
    return pieces.map((piece) => ({ ...piece, doubt: piece.doubt ?? { reason: 'differs', other: other.text } }));
  }
  const { doubt, ...whole } = pieces.reduce((joined, piece) => join(joined, piece));
  return [doubt === undefined || doubt.reason === 'faint' ? whole : { ...whole, doubt }];
}

const join = (a: Word, b: Word): Word => ({
  ...a,
  text: a.text + b.text,
  x1: b.x1,
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
  ...(a.confidence === undefined || b.confidence === undefined
    ? {}
    : { confidence: Math.min(a.confidence, b.confidence) }),
  ...((a.doubt ?? b.doubt) ? { doubt: a.doubt ?? b.doubt } : {}),
});

const isNumber = ({ text }: Word): boolean => /^[\d.,<>≤≥=–−-]+$/u.test(text);

const plain = (text: string): string => text.replaceAll(/[–−]/gu, '-').replaceAll(',', '.');

/** Whether most of a word stands where the other does. */
const isInside = (word: Word, other: Word): boolean =>
  sharedArea(word, other) > 0.3 * Math.min(area(word), area(other)) && word.x0 < other.x1 && other.x0 < word.x1;

const area = (word: Word): number => (word.x1 - word.x0) * (word.y1 - word.y0);
