/** A stretch of a line as it would leave: as printed, or a token that stands for something personal. */
export type TokenPiece = { text: string; isToken: boolean };

/** Cuts a line at the tokens that stand in it. Nothing is lost. */
export function tokenPieces(line: string, tokens: readonly string[]): TokenPiece[] {
  const known = new Set(tokens);
  return line
    .split(/(\[[^[\]\n]{1,60}\])/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isToken: known.has(text) }));
}
