/** One field of a protocol buffers message: its number, and its bytes with and without the key (and length) before them. */
export type Field = { number: number; kind: number; payload: Uint8Array; raw: Uint8Array };

const lengthDelimited = 2;

/** The fields of a message in their order. Throws a RangeError when the bytes are no message. */
export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < message.length) {
    const start = at;
    const key = readVarint(message, at);
    const kind = key.value & 7;
    const from = key.end;
    const [payloadStart, end] = extent(message, from, kind);
    if (end > message.length) throw new RangeError('The message ends within a field.');
    fields.push({
      number: Math.floor(key.value / 8),
      kind,
      payload: message.subarray(payloadStart, end),
      raw: message.subarray(start, end),
    });
    at = end;
  }
  return fields;
}

function extent(message: Uint8Array, from: number, kind: number): [number, number] {
  switch (kind) {
    case 0:
      return [from, readVarint(message, from).end];
    case 1:
      return [from, from + 8];
    case lengthDelimited: {
      const { value, end } = readVarint(message, from);
      return [end, end + value];
    }
    case 5:
      return [from, from + 4];
    default:
      throw new RangeError(`There are no fields of kind ${kind}.`);
  }
}

/** A number of as many bytes as it needs, seven bits a byte. */
export function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return { value, end: at + 1 };
    scale *= 128;
  }
  throw new RangeError('The message ends within a number.');
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

export const numberField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varint(number * 8), ...varint(value)]);

export const bytesField = (number: number, payload: Uint8Array): Uint8Array =>
  join([Uint8Array.from([...varint(number * 8 + lengthDelimited), ...varint(payload.length)]), payload]);

export const textField = (number: number, text: string): Uint8Array =>
  bytesField(number, new TextEncoder().encode(text));

export function floatField(number: number, value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return join([Uint8Array.from(varint(number * 8 + 5)), bytes]);
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
