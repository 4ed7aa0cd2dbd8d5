/** A value of the header of a GGUF file: text, whole number, fraction, or a list of texts, fractions or whole numbers. */
export type GgufValue =
  | { text: string }
  | { whole: number }
  | { fraction: number }
  | { texts: readonly string[] }
  | { fractions: readonly number[] }
  | { wholes: readonly number[] };

/** `shape` has the fastest dimension first, as ggml counts. */
export type GgufTensor = { name: string; shape: readonly number[]; values: Float32Array };

const types = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 };
const alignment = 32;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const i32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const list = (type: number, items: readonly Buffer[]) =>
  Buffer.concat([u32(types.array), u32(type), u64(items.length), ...items]);

function valueBytes(value: GgufValue): Buffer {
  if ('text' in value) return Buffer.concat([u32(types.string), text(value.text)]);
  if ('whole' in value) return Buffer.concat([u32(types.u32), u32(value.whole)]);
  if ('fraction' in value) return Buffer.concat([u32(types.f32), f32(value.fraction)]);
  if ('texts' in value) return list(types.string, value.texts.map(text));
  if ('fractions' in value) return list(types.f32, value.fractions.map(f32));
  return list(types.i32, value.wholes.map(i32));
}

const padding = (length: number) => Buffer.alloc((alignment - (length % alignment)) % alignment);

/** The bytes of a model file in the format of llama.cpp: GGUF 3, little-endian, tensors of 32-bit floats. */
export function ggufFile(header: Record<string, GgufValue>, tensors: readonly GgufTensor[]): Buffer {
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, shape, values } of tensors) {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    const padded = Buffer.concat([bytes, padding(bytes.length)]);
    infos.push(Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]));
    data.push(padded);
    offset += padded.length;
  }
  const entries = Object.entries(header);
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries.map(([key, value]) => Buffer.concat([text(key), valueBytes(value)])),
    ...infos,
  ]);
  return Buffer.concat([head, padding(head.length), ...data]);
}
