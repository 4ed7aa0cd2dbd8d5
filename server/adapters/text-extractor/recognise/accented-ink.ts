import type { ReadWord } from './read-ink.ts';

/** Letters of ours that have a part above them already. */
const dotted = /[ij:;!?%"'äëïöüáéíóúàèìòùâêîôûñÄÖÜÉÈ]/gu;

/**
 * Whether a word has marks above its letters that its text does not account for, or another sign of a letter that the letter reader
 * does not know: of its classes it takes a for ä and B for ß.
 */
export function mayHoldAccents({ text, ink, confidence }: ReadWord): boolean {
  if (!/\p{L}{2}/u.test(text) || /\d/u.test(text)) return false;
  const above = ink.parts.filter(({ y0, y1 }) => y1 - y0 < ink.size * 0.4 && y1 < ink.baseline - ink.size * 0.6).length;
  return (
    above > (text.match(dotted)?.length ?? 0) || /\p{Ll}B/u.test(text) || (confidence < 0.75 && /\p{Ll}{3}/u.test(text))
  );
}
