/** The first bytes of a stream, and the whole of it: looking takes nothing away. `start` is shorter only at its end. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ start: Uint8Array; whole: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    seen.push(value);
    size += value.length;
  }
  return { start: Buffer.concat(seen).subarray(0, length), whole: resume(seen, iterator) };
}

async function* resume(seen: Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* seen.splice(0);
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  } finally {
    // Whoever takes no more, such as a download that was broken off, lets go of the source.
    await iterator.return?.();
  }
}
