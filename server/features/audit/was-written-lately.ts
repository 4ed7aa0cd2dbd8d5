import { sql, type RawBuilder } from 'kysely';
import type { AuditEvent } from '#core/audit/audit-event.ts';
import { storedFields } from './stored-fields.ts';

/** Minutes in which the same person looking at the same document is one line. */
export const viewMinutes = 10;

/** An event of a document that is named by its ticket, or by the column that holds one. */
export type ViewEvent = Omit<AuditEvent, 'ticket'> & { ticket: RawBuilder<string> | string };

/** Whether exactly this line was written within the last minutes, by the clock of the database. One look into an index. */
export const wasWrittenLately = ({ owner, action, ticket, fields = {} }: ViewEvent): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from audit_events
    where audit_events.ticket = ${ticket} and audit_events.action = ${action}
      and audit_events.at > clock_timestamp() - make_interval(mins => ${viewMinutes})
      and audit_events.owner = ${owner} and audit_events.fields = ${storedFields(fields)})`;
