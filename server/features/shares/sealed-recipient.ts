import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';

/** To whom a document is shared: one address, as mail is sent to it. */
export const SealedRecipient = z.object({ email: z.string() });
export type SealedRecipient = z.infer<typeof SealedRecipient>;

// What the address is found by belongs to it: neither is put in the place of another one alone.
const partOf = (index: Uint8Array): EncryptionContext => ({
  part: 'share-recipient',
  index: Buffer.from(index).toString('hex'),
});

type Which = { key: DocumentKey; index: Uint8Array };

/** Under the key of the document: it goes with it. */
export const sealRecipient = async (
  keyRing: KeyRing,
  { key, index }: Which,
  recipient: SealedRecipient,
): Promise<Buffer> => Buffer.from(await keyRing.encrypt(key, partOf(index), Buffer.from(JSON.stringify(recipient))));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openRecipient(
  keyRing: KeyRing,
  { key, index }: Which,
  sealed: Uint8Array,
): Promise<SealedRecipient> {
  const plain = await keyRing.decrypt(key, partOf(index), sealed);
  const parsed = SealedRecipient.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
