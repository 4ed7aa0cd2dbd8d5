import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '#server/ports/key-ring.ts';

/** What a link is called, and the key that its files are encrypted with: 32 bytes in base64url. */
export const SealedLink = z.object({ key: z.string(), label: z.string() });
export type SealedLink = z.infer<typeof SealedLink>;

// The address belongs to what it is, so that no link opens with the key of another.
const partOf = (addressHash: Uint8Array): EncryptionContext => ({
  part: 'smart-health-link',
  address: Buffer.from(addressHash).toString('hex'),
});

type Which = { key: DocumentKey; addressHash: Uint8Array };

/** Under the key of the document: it goes with it. */
export const sealLink = async (keyRing: KeyRing, { key, addressHash }: Which, link: SealedLink): Promise<Buffer> =>
  Buffer.from(await keyRing.encrypt(key, partOf(addressHash), Buffer.from(JSON.stringify(link))));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openLink(keyRing: KeyRing, { key, addressHash }: Which, sealed: Uint8Array): Promise<SealedLink> {
  const plain = await keyRing.decrypt(key, partOf(addressHash), sealed);
  const parsed = SealedLink.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
