import type { AuditAction, AuditActor } from '#core/audit/audit-event.ts';
import type { Generated } from 'kysely';

export type AuditTables = {
  audit_events: {
    owner: string;
    /** 1, 2, 3 … without a gap within an owner. */
    number: string;
    at: Date;
    actor: AuditActor;
    action: AuditAction;
    ticket: string | null;
    /** JSON of AuditFields, its names in order. */
    fields: string;
    /** Keyed hash of this line and the one before. */
    mac: Buffer;
  };
  /** The last line of each owner: without it the end of a chain could be cut off unseen. */
  audit_heads: { owner: string; number: string; mac: Buffer };
  emergency_accesses: {
    id: string;
    ticket: string;
    sealed_reason: Buffer;
    granted_at: Generated<Date>;
    ends_at: Date;
    ended_at: Date | null;
  };
  /** Lines that their owner has to be told of. */
  owner_notices: { owner: string; number: string; seen_at: Date | null };
};
