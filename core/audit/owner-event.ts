import { ownerOf, type Actor } from '../kernel/actor.ts';
import type { AuditEvent, AuditFields } from './audit-event.ts';

// Enough to tell one's sessions apart, and too little to end one.
const sessionLetters = 8;

/** Something that somebody does with their own records. Beside `fields` the line names the session, or that it was a device without one. */
export const ownerEvent = (
  actor: Actor,
  { action, ticket, fields }: Pick<AuditEvent, 'action' | 'ticket' | 'fields'>,
): AuditEvent => ({
  owner: ownerOf(actor),
  actor: 'owner',
  action,
  ...(ticket !== undefined && { ticket }),
  fields: { ...fields, ...whereOf(actor) },
});

const whereOf = (actor: Actor): AuditFields =>
  actor.kind === 'guest' ? { device: 'guest' } : { session: actor.sessionId.slice(0, sessionLetters) };
