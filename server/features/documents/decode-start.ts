/** The beginning of a text file as characters; undefined when it is in no encoding that we read. */
export function decodeStart(start: Uint8Array): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return decode(start.subarray(2), 'utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return decode(start.subarray(2), 'utf-16be');
  return decode(start, 'utf-8') ?? decodeLatin1(start);
}

/** `stream` forgives a character that is cut at the end, and nothing else. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Latin-1 fits every sequence of bytes, so it is believed only where most bytes are ordinary characters. */
function decodeLatin1(bytes: Uint8Array): string | undefined {
  const ordinary = bytes.filter(
    (byte) => byte === 0x09 || byte === 0x0a || byte === 0x0d || (byte >= 0x20 && byte < 0x7f),
  );
  if (ordinary.length < bytes.length * 0.7) return undefined;
  return new TextDecoder('windows-1252').decode(bytes);
}
