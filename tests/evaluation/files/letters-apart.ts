/** How many letters have to be put in, left out or replaced to make one word of the other. */
export function lettersApart(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const now = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (before[column] ?? 0) + (letter === other ? 0 : 1);
      now.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
