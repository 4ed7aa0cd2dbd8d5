import { ownerOf, type Reader } from '../kernel/actor.ts';
import type { AuditEvent, AuditFields } from './audit-event.ts';

// Enough to tell one's sessions apart, and too little to end one.
const sessionLetters = 8;

/** Something that somebody does with records. Beside `fields` the line names the session, that it was a device without one, or the share. */
export const ownerEvent = (
  reader: Reader,
  { action, ticket, fields }: Pick<AuditEvent, 'action' | 'ticket' | 'fields'>,
): AuditEvent => ({
  owner: ownerOf(reader),
  actor: reader.kind === 'recipient' ? 'recipient' : 'owner',
  action,
  ...(ticket !== undefined && { ticket }),
  fields: { ...fields, ...whereOf(reader) },
});

function whereOf(reader: Reader): AuditFields {
  switch (reader.kind) {
    case 'guest':
      return { device: 'guest' };
    case 'user':
      return { session: reader.sessionId.slice(0, sessionLetters) };
    case 'recipient':
      return { share: reader.shareId };
  }
}
