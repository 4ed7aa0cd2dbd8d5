import { request } from 'node:http';
import { Readable } from 'node:stream';

export type LargeUploads = { origin: string; cookies: readonly string[]; bytes: number };
export type UploadEnds = { statuses: number[]; seconds: number };

const boundary = '----load-large-upload';
const piece = Buffer.alloc(64 * 1024, 'A scan that has no words. ');

/** Sends one file for each cookie, all at the same time, and never holds more of one than a piece. */
export async function uploadAtOnce({ origin, cookies, bytes }: LargeUploads): Promise<UploadEnds> {
  const begun = performance.now();
  const statuses = await Promise.all(cookies.map((cookie) => upload(origin, cookie, bytes)));
  return { statuses, seconds: (performance.now() - begun) / 1000 };
}

function upload(origin: string, cookie: string, bytes: number): Promise<number> {
  const fields = Object.entries({ title: 'Large', documentType: 'other', userId: 'me' }).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${fields.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.pdf"\r\n` +
      'content-type: application/pdf\r\n\r\n%PDF-1.7\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return new Promise((resolve, reject) => {
    const sending = request(
      `${origin}/api/medical-documents`,
      {
        method: 'POST',
        headers: {
          cookie,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': head.length + bytes + tail.length,
        },
      },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    );
    sending.once('error', reject);
    Readable.from(bodyOf(head, bytes, tail)).pipe(sending);
  });
}

function* bodyOf(head: Buffer, bytes: number, tail: Buffer): Generator<Buffer> {
  yield head;
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  yield tail;
}
