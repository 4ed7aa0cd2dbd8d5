/**
 * Cuts a sentence that is longer than `longest` letters into pieces that are spoken one after the other: after commas and the like,
 * and between words where there are none. A single word is never cut. Browsers leave long utterances unfinished.
 */
export function cutForBreath(sentence: string, longest: number): string[] {
  const whole = sentence.trim();
  if (whole === '') return [];
  return fill(whole.split(/(?<=[,;:)–—])\s+/u), longest).flatMap((piece) =>
    piece.length <= longest ? [piece] : fill(piece.split(/\s+/u), longest),
  );
}

// As few pieces as there can be, so that the voice pauses seldom.
function fill(parts: readonly string[], longest: number): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    const joined = last === undefined ? part : `${last} ${part}`;
    if (last !== undefined && joined.length <= longest) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces;
}
