import { ggufFile, type GgufTensor, type GgufValue } from './gguf-file.ts';

const width = 64;
const heads = 2;
const inner = 128;
const contextLength = 32_768;
const end = '<|end|>';
const pairs = ['" :', '" ,', '{ "', '[ {', '} ]', 'h e', 't h', 'i n', 'e r', 'a n'];

/** A number in [0, 1) for each call, the same row for the same seed (mulberry32). */
function randomRow(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** GPT-2's letters for bytes: printable ones stand for themselves, the others come after U+0100. */
function letterOfByte(): string[] {
  let next = 0x100;
  const isPrintable = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte < 256 && byte !== 173);
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
}

/** How gladly a token is said. Random words would never close a bracket, and JSON would never end. */
function liking(token: string): number {
  if (token === end) return -2;
  if (/^["\]}{]/.test(token)) return 3.5;
  if (/^[a-z Ġ]/.test(token)) return 1;
  if (/^[A-Z0-9,.[:]/.test(token)) return 0;
  return token === '\\' ? -1 : -4;
}

function header(tokens: readonly string[]): Record<string, GgufValue> {
  return {
    'general.architecture': { text: 'llama' },
    'general.name': { text: 'tiny' },
    'llama.context_length': { whole: contextLength },
    'llama.embedding_length': { whole: width },
    'llama.block_count': { whole: 1 },
    'llama.feed_forward_length': { whole: inner },
    'llama.attention.head_count': { whole: heads },
    'llama.attention.head_count_kv': { whole: heads },
    'llama.rope.dimension_count': { whole: width / heads },
    'llama.attention.layer_norm_rms_epsilon': { fraction: 1e-5 },
    'tokenizer.ggml.model': { text: 'gpt2' },
    'tokenizer.ggml.pre': { text: 'gpt-2' },
    'tokenizer.ggml.tokens': { texts: tokens },
    'tokenizer.ggml.token_type': { wholes: tokens.map((token) => (token === end ? 3 : 1)) },
    'tokenizer.ggml.merges': { texts: pairs },
    'tokenizer.ggml.bos_token_id': { whole: tokens.length - 1 },
    'tokenizer.ggml.eos_token_id': { whole: tokens.length - 1 },
  };
}

/**
 * A language model for llama.cpp made on the spot: one layer, random weights, bytes and a few pairs as its tokens. It knows nothing and
 * says letters at random; what makes JSON of them is the grammar alone.
 */
export function tinyModel(seed: number): Buffer {
  const random = randomRow(seed);
  const tokens = [...letterOfByte(), ...pairs.map((pair) => pair.replace(' ', '')), end];
  const tensor = (name: string, shape: readonly number[], scale: number): GgufTensor => ({
    name,
    shape,
    values: Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => (random() * 2 - 1) * scale),
  });
  const ones = (name: string): GgufTensor => ({ name, shape: [width], values: new Float32Array(width).fill(1) });

  // The first dimension is the same for every word, and so what the output makes of it does not depend on what was said.
  const embedding = tensor('token_embd.weight', [width, tokens.length], 1);
  const output = tensor('output.weight', [width, tokens.length], 0.3);
  tokens.forEach((token, row) => {
    embedding.values[row * width] = 4;
    output.values[row * width] = liking(token) / 5;
  });
  return ggufFile(header(tokens), [
    embedding,
    ones('output_norm.weight'),
    output,
    ones('blk.0.attn_norm.weight'),
    tensor('blk.0.attn_q.weight', [width, width], 0.1),
    tensor('blk.0.attn_k.weight', [width, width], 0.1),
    tensor('blk.0.attn_v.weight', [width, width], 0.1),
    tensor('blk.0.attn_output.weight', [width, width], 0.1),
    ones('blk.0.ffn_norm.weight'),
    tensor('blk.0.ffn_gate.weight', [width, inner], 0.1),
    tensor('blk.0.ffn_up.weight', [width, inner], 0.1),
    tensor('blk.0.ffn_down.weight', [inner, width], 0.1),
  ]);
}
