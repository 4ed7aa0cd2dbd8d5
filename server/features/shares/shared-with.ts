import type { Kysely } from 'kysely';
import type { User } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import { isShareOpen } from './share-rules.ts';

/** Shares that are open to the confirmed address of somebody who is signed in. An address that nobody has confirmed is nobody's. */
export const selectSharedWith = (db: Kysely<Database>, { userId }: User) =>
  db
    .selectFrom('users')
    .innerJoin('shares', 'shares.recipient_index', 'users.email_index')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .innerJoin('document_keys', 'document_keys.ticket', 'shares.ticket')
    .where('users.id', '=', String(userId))
    .where('users.email_verified_at', 'is not', null)
    .where('documents.deleted_at', 'is', null)
    .where(isShareOpen);
