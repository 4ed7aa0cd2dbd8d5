import { createHmac } from 'node:crypto';

/** A line as it is sealed. `fields` is the JSON that is stored. */
export type AuditLine = {
  owner: string;
  number: number;
  at: Date;
  actor: string;
  action: string;
  ticket: string | null;
  fields: string;
};

/** What a line is sealed with: itself and, through the head it was put behind, everything before it. */
export const macOf = (secret: Uint8Array, head: Uint8Array, line: AuditLine): Buffer =>
  createHmac('sha256', secret)
    .update(head)
    .update(
      JSON.stringify([
        line.owner,
        line.number,
        line.at.toISOString(),
        line.actor,
        line.action,
        line.ticket,
        line.fields,
      ]),
    )
    .digest();

/**
 * What the head of a chain holds behind a line. It stands in no line, so that whoever cuts the end off a chain cannot make a head that
 * fits the rest; and the next line rests on it, so that writing on does not mend what was cut.
 */
export const headMacOf = (
  secret: Uint8Array,
  { owner, number, mac }: { owner: string; number: number; mac: Uint8Array },
): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['head', owner, number]))
    .update(mac)
    .digest();
