/** Does several pieces of work at once and gives their results in order. Work begins no further ahead than `ahead` pieces. */
export async function* inOrder<Result>(
  count: number,
  ahead: number,
  work: (index: number) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (let next = 0; next < count || begun.length > 0;) {
    while (next < count && begun.length < ahead) {
      const piece = work(next++);
      piece.catch(() => undefined); // told when its turn comes
      begun.push(piece);
    }
    const first = begun.shift();
    if (first) yield await first;
  }
}
