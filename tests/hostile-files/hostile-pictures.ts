import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG whose head says this size, in black and white, with so many of its lines. */
export function pngSaying(width: number, height: number, lines = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const content = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ddd' } })
    .jpeg()
    .toBuffer();

/** A small JPEG whose frame says that it is 60,000 x 60,000. */
export async function jpegSayingGiant(): Promise<Buffer> {
  const bytes = await jpeg(64, 64);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(60_000, frame + 5);
  bytes.writeUInt16BE(60_000, frame + 7);
  return bytes;
}

/** A PNG with a text of `megabytes` inside that is a thousandth of it. */
export function pngWithSwellingText(megabytes: number): Buffer {
  const png = pngSaying(300, 300);
  const text = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(megabytes * 2 ** 20, 'x'), { level: 1 })]),
  );
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}
