import { constants, inflateSync } from 'node:zlib';

/** Deflate makes at most about a thousand bytes of one: what is shorter than this cannot swell to the limit. */
const shortest = 48 * 1024;
const mostBytes = 48 * 1024 ** 2;
const dictionaryReach = 1000;

/**
 * Whether a stream of a PDF, pictures aside, swells to far more than text, fonts or tables need: parsers would fill the memory with
 * it. Pictures are judged by their size in pixels. Streams of a locked file cannot be judged and pass.
 */
export function hasSwollenStream(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/gu)?.length ?? 0;
    if (layers === 0 || /\/Subtype\s*\/Image\b/u.test(dictionary)) continue;
    const end = file.indexOf('endstream', at);
    const content = file.subarray(afterLineEnd(file, at + 6), end === -1 ? file.length : end);
    if (swells(content, layers)) return true;
    at = end === -1 ? file.length : end;
  }
  return false;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - dictionaryReach), at);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

const afterLineEnd = (file: Buffer, at: number): number =>
  file[at] === 13 && file[at + 1] === 10 ? at + 2 : file[at] === 10 || file[at] === 13 ? at + 1 : at;

function swells(content: Uint8Array, layers: number): boolean {
  if (layers === 1 && content.length < shortest) return false;
  try {
    const inflated = inflateSync(content, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH });
    return layers > 1 && swells(inflated, layers - 1);
  } catch (error) {
    // Anything else is damage, which the parser sees for itself.
    return error instanceof RangeError;
  }
}
