import { randomUUID } from 'node:crypto';
import type { ReadingProgress } from '#core/documents/medical-document.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import type { DocumentKey, KeyRing } from '../../../ports/key-ring.ts';
import type { PageRead } from '../../../ports/text-extractor.ts';
import type { DocumentWorkRepository } from '../document-work.repository.ts';
import { picturePart } from '../sealed-parts.ts';

type KeepPagesDeps = {
  work: DocumentWorkRepository;
  files: FileStore;
  keyRing: KeyRing;
  /** Milliseconds that only ever grow. */
  now?: () => number;
};

/** The document was finished, deleted or erased while it was being read: what comes of the reading is of no use. */
export class ReadingOver extends Error {
  override readonly name = 'ReadingOver';
}

// Printed pages are read in milliseconds: nobody could follow every one, and the database need not.
const tellEveryMs = 400;

/** `kept` has the numbers of the pages whose pictures were stored so far. */
export type PageKeeper = { onPage(page: PageRead): Promise<void>; kept: ReadonlySet<number> };

/** Keeps the pictures of pages as they are read, and tells how far the reading has come. Telling throws ReadingOver. */
export function keepPages(deps: KeepPagesDeps, key: DocumentKey): PageKeeper {
  const { work, now = () => performance.now() } = deps;
  const kept = new Set<number>();
  let toldAt = now();

  return {
    kept,
    async onPage({ page, of, picture }) {
      if (picture === null && now() - toldAt < tellEveryMs) return;
      const blob = picture === null ? undefined : await storePicture(deps, key, { page, picture });
      const isWanted =
        blob === undefined
          ? await work.reachPage(key.id, { page, of })
          : await keepPicture(deps, key, { page, of, blob });
      if (!isWanted) throw new ReadingOver();
      if (blob !== undefined) kept.add(page);
      toldAt = now();
    },
  };
}

/** Gives the blob, which is durable then; undefined when there is no room: the words are worth more than the picture. */
async function storePicture(
  { files, keyRing }: KeepPagesDeps,
  key: DocumentKey,
  { page, picture }: { page: number; picture: Uint8Array },
): Promise<string | undefined> {
  const blob = randomUUID();
  try {
    await files.write(blob, keyRing.encryptStream(key, picturePart(page), once(picture)));
    return blob;
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.full') return undefined;
    throw error;
  }
}

/** The row comes after its blob: one that a crash leaves without a row is swept, a row without its blob would be a loss. */
async function keepPicture(
  { work, files }: KeepPagesDeps,
  key: DocumentKey,
  picture: ReadingProgress & { blob: string },
): Promise<boolean> {
  const kept = await work.keepPicture(key.id, picture);
  if (kept === undefined) await files.remove(picture.blob);
  else if (kept.replaced !== undefined) await files.remove(kept.replaced);
  return kept !== undefined;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
