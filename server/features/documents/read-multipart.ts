import type { MultipartFile, Multipart } from '@fastify/multipart';
import { bytesOfMegabytes, largestUploadMegabytes } from '#core/plans/plans.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { tooLarge } from './too-large.ts';
import type { UploadPart } from './upload-parts.ts';

/** One file and five short fields. The size of the file is counted by whoever reads it. */
export const multipartLimits = {
  files: 1,
  fields: 5,
  parts: 6,
  fileSize: Number.POSITIVE_INFINITY,
  fieldSize: 4096,
  fieldNameSize: 100,
  headerPairs: 20,
};

// What follows a refused file is read to its end, so that an honest sender gets the answer; within reason.
const mostBytes = bytesOfMegabytes(largestUploadMegabytes);
const maxDiscardedBytes = 3 * mostBytes;

/** The parts of a multipart request in our words. A body that ends early is AppError('upload.interrupted'). */
export async function* readMultipart(parts: AsyncIterable<Multipart>): AsyncGenerator<UploadPart> {
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        yield { kind: 'field', name: part.fieldname, value: textOf(part.value) };
      } else {
        yield { kind: 'file', name: part.fieldname, bytes: bytesOf(part) };
        await discardRest(part);
      }
    }
  } catch (error) {
    throw faultOf(error);
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new AppError('request.invalid');
  return value;
}

async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    // The stream outlives a reader that stops early: the parts after it are still wanted.
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk;
  } catch (error) {
    throw faultOf(error);
  }
}

async function discardRest({ file }: MultipartFile): Promise<void> {
  let discarded = 0;
  for await (const chunk of file) {
    discarded += chunk.length;
    if (discarded > maxDiscardedBytes) throw tooLarge(mostBytes);
  }
}

function faultOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isInterrupted = code === 'FST_MP_PREMATURE_CLOSE' || /^(ERR_STREAM_|ECONN|ABORT)/.test(code);
  return new AppError(isInterrupted || isCut(error) ? 'upload.interrupted' : 'request.invalid', { cause: error });
}

const isCut = (error: unknown): boolean =>
  error instanceof Error && /unexpected end of|terminated early/i.test(error.message);
