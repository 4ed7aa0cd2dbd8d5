/**
 * Maps with at most `concurrency` at work and answers in the order given. Memory stays constant: the next input is only
 * asked for when there is room.
 */
export async function* mapInOrder<In, Out>(
  inputs: AsyncIterable<In>,
  concurrency: number,
  map: (input: In) => Promise<Out>,
): AsyncGenerator<Out> {
  const underWay: Promise<Out>[] = [];
  for await (const input of inputs) {
    underWay.push(map(input));
    const oldest = underWay.length >= concurrency ? underWay.shift() : undefined;
    if (oldest) yield await oldest;
  }
  for (const rest of underWay) yield await rest;
}
