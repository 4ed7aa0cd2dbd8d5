import { randomUUID } from 'node:crypto';
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

/** Keeps the pictures of pages as they are read, and tells how far the reading has come. Throws ReadingOver. */
export function keepPages(deps: KeepPagesDeps, key: DocumentKey): (page: PageRead) => Promise<void> {
  const { work, now = () => performance.now() } = deps;
  let toldAt = now();

  return async ({ page, of, picture }) => {
    if (picture === null && now() - toldAt < tellEveryMs) return;
    const isWanted =
      picture === null
        ? await work.reachPage(key.id, { page, of })
        : await keepPicture(deps, key, { page, of, picture });
    if (!isWanted) throw new ReadingOver();
    toldAt = now();
  };
}

/** The blob is durable before its row: one that a crash leaves without a row is swept, a row without its blob would be a loss. */
async function keepPicture(
  { work, files, keyRing }: KeepPagesDeps,
  key: DocumentKey,
  { page, of, picture }: { page: number; of: number; picture: Uint8Array },
): Promise<boolean> {
  const blob = randomUUID();
  await files.write(blob, keyRing.encryptStream(key, picturePart(page), once(picture)));
  const kept = await work.keepPicture(key.id, { page, of, blob });
  if (kept === undefined) await files.remove(blob);
  else if (kept.replaced !== undefined) await files.remove(kept.replaced);
  return kept !== undefined;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
