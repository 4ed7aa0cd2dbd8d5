import type { ShareLevel } from '#core/sharing/share-level.ts';
import { selectDocuments } from '#server/features/documents/document-query.ts';
import { sealRecipient } from '#server/features/shares/sealed-recipient.ts';
import { drawKeys } from '#server/features/shares/share-keys.ts';
import type { FeatureParts } from '#server/register-features.ts';

type Parts = Pick<FeatureParts, 'db' | 'keyRing' | 'blindIndex' | 'passwords'>;

export type ShareToAdd = {
  /** The number of the document. */
  documentId: number;
  email?: string;
  level?: ShareLevel;
  expiresAt?: Date;
  revokedAt?: Date;
};

export type AddedShare = { shareId: number; documentId: number; accessCode: string; token: string };

/** A share as its owner makes one, without the mail: for tests of what recipients do. */
export async function addShare({ db, keyRing, ...parts }: Parts, share: ShareToAdd): Promise<AddedShare> {
  const { documentId, email = 'doctor@example.com', level = 'read', expiresAt, revokedAt } = share;
  const row = await selectDocuments(db).where('number', '=', String(documentId)).executeTakeFirstOrThrow();
  const key = { id: row.ticket, wrapped: row.wrapped };
  const index = parts.blindIndex('email', email);
  const { accessCode, token, kept } = await drawKeys(parts);
  const { id } = await db
    .insertInto('shares')
    .values({
      ticket: row.ticket,
      sealed_recipient: await sealRecipient(keyRing, { key, index }, { email }),
      recipient_index: index,
      level,
      recipient_type: 'healthcare_provider',
      expires_on: expiresAt?.toISOString().slice(0, 'yyyy-MM-dd'.length) ?? null,
      expires_at: expiresAt ?? null,
      revoked_at: revokedAt ?? null,
      last_opened_at: null,
      ...kept,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { shareId: Number(id), documentId, accessCode, token };
}
