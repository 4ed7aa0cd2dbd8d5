/** What is sent. The same attempt sent again carries the same key, so that a lost answer never stores a document twice. */
export type UploadAttempt = { title: string; documentType: string; file: File; idempotencyKey: string };

type Content = Omit<UploadAttempt, 'idempotencyKey'>;

/** Keeps the key of the last attempt while its content stays the same. */
export function nextAttempt(last: UploadAttempt | null, content: Content, newKey: () => string): UploadAttempt {
  const isSame =
    last !== null &&
    last.file === content.file &&
    last.title === content.title &&
    last.documentType === content.documentType;
  return { ...content, idempotencyKey: isSame ? last.idempotencyKey : newKey() };
}

/** A random UUID. `crypto.randomUUID` exists on secure origins only, and a home server may be reached without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => stamped(byte, index).toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

// Version 4 and variant bits of RFC 9562.
function stamped(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
