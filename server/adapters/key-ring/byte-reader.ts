/** Reads bytes from their beginning. Throws RangeError where there are not enough. */
export function createByteReader(from: Uint8Array) {
  const all = Buffer.from(from.buffer, from.byteOffset, from.byteLength);
  let at = 0;

  const bytes = (length: number): Buffer => {
    if (length < 0 || at + length > all.length) throw new RangeError('The bytes end too early.');
    at += length;
    return all.subarray(at - length, at);
  };
  return {
    bytes,
    /** A number without a sign, its highest byte first. */
    number: (length: 1 | 2 | 4): number => bytes(length).readUIntBE(0, length),
    /** What was read from a place on. */
    since: (start: number): Buffer => all.subarray(start, at),
    left: (): number => all.length - at,
  };
}
