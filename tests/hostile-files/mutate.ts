/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Damage = (bytes: Buffer, random: () => number) => Buffer;

const below = (limit: number, random: () => number): number => Math.floor(random() * Math.max(1, limit));

const piece = (bytes: Buffer, random: () => number): [start: number, end: number] => {
  const start = below(bytes.length, random);
  return [start, Math.min(bytes.length, start + 1 + below(400, random))];
};

const flipBytes: Damage = (bytes, random) => {
  const damaged = Buffer.from(bytes);
  for (let times = 1 + below(30, random); times > 0; times -= 1)
    damaged[below(bytes.length, random)] = below(256, random);
  return damaged;
};

const cutOff: Damage = (bytes, random) => bytes.subarray(0, below(bytes.length, random));

const cutOut: Damage = (bytes, random) => {
  const [start, end] = piece(bytes, random);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
};

const repeat: Damage = (bytes, random) => {
  const [start, end] = piece(bytes, random);
  const times = 2 + below(50, random);
  return Buffer.concat([
    bytes.subarray(0, start),
    ...Array.from({ length: times }, () => bytes.subarray(start, end)),
    bytes.subarray(end),
  ]);
};

/** A piece of one place over another. */
const splice: Damage = (bytes, random) => {
  const [start, end] = piece(bytes, random);
  const damaged = Buffer.from(bytes);
  bytes.copy(damaged, below(bytes.length, random), start, end);
  return damaged;
};

/** Digits are sizes, offsets and numbers of objects. */
const changeDigits: Damage = (bytes, random) => {
  const places = [...bytes.entries()].filter(([, byte]) => byte >= 0x30 && byte <= 0x39).map(([at]) => at);
  const damaged = Buffer.from(bytes);
  for (let times = 1 + below(6, random); times > 0; times -= 1) {
    const place = places[below(places.length, random)];
    if (place !== undefined) damaged[place] = 0x30 + below(10, random);
  }
  return damaged;
};

const damages = [flipBytes, cutOff, cutOut, repeat, splice, changeDigits];

/** The same file with something wrong in it: what, the seed tells. Its first bytes stay, since others are not even opened. */
export function mutate(bytes: Buffer, seed: number): Buffer {
  const random = createRandom(seed);
  const damage = damages[below(damages.length, random)] ?? flipBytes;
  return Buffer.concat([bytes.subarray(0, 8), damage(bytes.subarray(8), random)]);
}
