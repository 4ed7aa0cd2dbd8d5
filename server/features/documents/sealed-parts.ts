import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, EncryptionContext, KeyRing } from '../../ports/key-ring.ts';
import { packJson, unpackJson } from '../../secrets/packed-json.ts';

/** What a document's key seals. Each part opens as itself only. */
export const parts = {
  original: { part: 'original' },
  label: { part: 'label' },
  person: { part: 'person' },
  text: { part: 'text' },
  layout: { part: 'layout' },
  explanation: { part: 'explanation' },
  'explanation-standard': { part: 'explanation-standard' },
  'explanation-simple': { part: 'explanation-simple' },
  'explanation-detailed': { part: 'explanation-detailed' },
  request: { part: 'request' },
} as const;

type SealedPart = Exclude<keyof typeof parts, 'original'>;

/** The picture of one page. Its number belongs to what it is, so that no page shows another's picture. */
export const picturePart = (page: number): EncryptionContext => ({ part: 'page-picture', page: String(page) });

/** What people see of a document in lists. */
export const Label = z.object({
  title: z.string(),
  readingNotes: z.array(z.string()),
  /** Missing until it was read, and in labels that were sealed before kinds stood in them. */
  kind: z.string().optional(),
});
export type Label = z.infer<typeof Label>;

export const sealPart = async (
  keyRing: KeyRing,
  key: DocumentKey,
  part: SealedPart,
  value: unknown,
): Promise<Uint8Array> => keyRing.encrypt(key, parts[part], await packJson(value));

/** Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openPart<Shape extends z.ZodType>(
  keyRing: KeyRing,
  key: DocumentKey,
  part: SealedPart,
  { sealed, shape }: { sealed: Uint8Array; shape: Shape },
): Promise<z.infer<Shape>> {
  const plain = await keyRing.decrypt(key, parts[part], sealed);
  const parsed = shape.safeParse(unpackJson(plain));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
