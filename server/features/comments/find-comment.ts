import type { Transaction } from 'kysely';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { selectComments, type CommentRow } from './comment-query.ts';

type Which = { ticket: string; id: number };

/** Throws AppError('comment.not_found') alike for one of another document, of another conversation, and one that never was. */
export async function findComment(
  trx: Transaction<Database>,
  reader: Reader,
  { ticket, id }: Which,
): Promise<CommentRow> {
  const row = await selectComments(trx, reader, ticket).where('id', '=', String(id)).executeTakeFirst();
  if (row === undefined) throw new AppError('comment.not_found');
  return row;
}
