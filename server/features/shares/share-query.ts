import { sql, type Kysely } from 'kysely';
import type { ShareState } from '#core/sharing/share.ts';
import type { Database } from '#server/db/database.ts';
import { isExpired, mostTries } from './share-rules.ts';

// A door that is closed closes one way to every share behind it: each asks for the same, a new code.
const state = sql<ShareState>`case
  when shares.revoked_at is not null then 'revoked'
  when ${isExpired} then 'expired'
  when shares.tries >= ${mostTries} or share_doors.tries >= ${mostTries} then 'locked'
  else 'active' end`;

/** The shares of an owner's documents, as far as these are there to be seen. */
export const selectShares = (db: Kysely<Database>, owner: string) =>
  db
    .selectFrom('shares')
    .innerJoin('documents', 'documents.ticket', 'shares.ticket')
    .innerJoin('document_keys', 'document_keys.ticket', 'shares.ticket')
    .leftJoin('share_doors', 'share_doors.ticket', 'shares.ticket')
    .select(['shares.id', 'shares.ticket', 'shares.created_at', 'documents.number', 'document_keys.wrapped'])
    .select(['sealed_recipient', 'recipient_index', 'level', 'recipient_type', 'expires_on', 'expires_at'])
    .select(['revoked_at', 'access_count', 'last_opened_at', state.as('state')])
    .where('documents.owner', '=', owner)
    .where('documents.deleted_at', 'is', null);

export type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShares>['executeTakeFirstOrThrow']>>;
