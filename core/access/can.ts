import type { Actor, Reader } from '../kernel/actor.ts';
import { gives, type ShareAction } from '../sharing/share-level.ts';

/** What a route asks of whoever calls it. `change_account` is for what must not be done by whoever finds a page left open. */
export type AccountAction = 'use_account' | 'change_account' | 'administer';

/** Whether an actor may do this with accounts. What is not allowed to be known of looks as if it were not there. */
export function can(actor: Actor, action: AccountAction): boolean {
  if (actor.kind !== 'user') return false;
  if (action === 'administer') return actor.isAdmin;
  return action === 'use_account' || actor.isRecent;
}

/** Whether a reader may do this with the document they name. Owners may do everything; what is not theirs is not found by any query. */
export const canWithDocument = (reader: Reader, action: ShareAction): boolean =>
  reader.kind !== 'recipient' || gives(reader.level, action);
