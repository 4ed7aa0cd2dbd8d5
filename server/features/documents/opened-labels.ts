import { hash } from 'node:crypto';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRecord } from './document-record.ts';
import { openPerson } from './people/sealed-person.ts';
import { Label, openPart } from './sealed-parts.ts';

/** What lists show of a document, with the person that its owner has named. */
export type ListLabel = Label & { person: string | null };

type Sealed = Pick<DocumentRecord, 'ticket' | 'key' | 'sealedLabel' | 'sealedPerson'>;

export type OpenLabel = (record: Sealed) => Promise<ListLabel>;

/** Opens it anew each time. Throws AppError('storage.damaged'). */
export async function openListLabel(
  keyRing: KeyRing,
  { key, sealedLabel, sealedPerson }: Omit<Sealed, 'ticket'>,
): Promise<ListLabel> {
  const label = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
  return { ...label, person: await openPerson(keyRing, key, sealedPerson) };
}

const most = 5_000;
const forgottenAfterMs = 10 * 60_000;

/** `digest` is of what was opened: its bytes lie in memory that they share with others, all of which would stay with them. */
type Opened = { digest: string; label: ListLabel };

/**
 * Remembers in memory what was opened, since a list of hundreds is asked for again and again and each takes up to 0.2 ms to open. Only who
 * has the record that it was opened from is given it, and all of it is forgotten when nobody asked for ten minutes.
 */
export function createOpenedLabels(keyRing: KeyRing): OpenLabel {
  const opened = new Map<string, Opened>();
  let forget: NodeJS.Timeout | undefined;
  return async (record) => {
    forget ??= setTimeout(() => opened.clear(), forgottenAfterMs).unref();
    forget.refresh();
    const digest = digestOf(record);
    const known = opened.get(record.ticket);
    if (known?.digest === digest) return known.label;
    const label = await openListLabel(keyRing, record);
    const [oldest] = opened.keys();
    if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
    opened.set(record.ticket, { digest, label });
    return label;
  };
}

const digestOf = ({ sealedLabel, sealedPerson }: Sealed): string =>
  [sealedLabel, sealedPerson].map((sealed) => (sealed === null ? '' : hash('sha256', sealed, 'base64'))).join(' ');
