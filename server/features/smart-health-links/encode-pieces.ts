const group = 3;

/** The same text as if all bytes were encoded at once: what is left over of three bytes waits for the next piece. */
export async function* encodePieces(
  pieces: AsyncIterable<Uint8Array>,
  encoding: 'base64' | 'base64url',
): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    const bytes = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % group);
    rest = Uint8Array.from(bytes.subarray(whole));
    if (whole > 0) yield bytes.toString(encoding, 0, whole);
  }
  if (rest.length > 0) yield Buffer.from(rest).toString(encoding);
}
