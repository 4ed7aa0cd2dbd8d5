import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRecord } from './document-record.ts';
import { Label, openPart } from './sealed-parts.ts';

/** Opens what lists show of a document. */
export type OpenLabel = (record: Pick<DocumentRecord, 'ticket' | 'key' | 'sealedLabel'>) => Promise<Label>;

const most = 5_000;
const forgottenAfterMs = 10 * 60_000;

type Opened = { sealed: Uint8Array; label: Label };

/**
 * Remembers in memory what was opened, since a list of hundreds is asked for again and again and a key takes a millisecond each. Only who
 * has the record that it was opened from is given it, and all of it is forgotten when nobody asked for ten minutes.
 */
export function createOpenedLabels(keyRing: KeyRing): OpenLabel {
  const opened = new Map<string, Opened>();
  let forget: NodeJS.Timeout | undefined;
  return async ({ ticket, key, sealedLabel }) => {
    forget ??= setTimeout(() => opened.clear(), forgottenAfterMs).unref();
    forget.refresh();
    const known = opened.get(ticket);
    if (known !== undefined && Buffer.compare(known.sealed, sealedLabel) === 0) return known.label;
    const label = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
    const [oldest] = opened.keys();
    if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
    opened.set(ticket, { sealed: sealedLabel, label });
    return label;
  };
}
