import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '#server/ports/key-ring.ts';

/** Who gets it, and what it says. */
export const MailWords = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailWords = z.infer<typeof MailWords>;

const partOf = (mailId: string): EncryptionContext => ({ part: 'mail', mail: mailId });

type Sealing = { keyRing: KeyRing; key: DocumentKey; mailId: string };

export const sealWords = async ({ keyRing, key, mailId }: Sealing, words: MailWords): Promise<Buffer> =>
  Buffer.from(await keyRing.encrypt(key, partOf(mailId), Buffer.from(JSON.stringify(words))));

/** Throws AppError('storage.damaged') for what was changed, or is another mail. */
export async function openWords({ keyRing, key, mailId }: Sealing, sealed: Uint8Array): Promise<MailWords> {
  const plain = await keyRing.decrypt(key, partOf(mailId), sealed);
  const words = MailWords.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!words.success) throw new AppError('storage.damaged', { cause: words.error });
  return words.data;
}
