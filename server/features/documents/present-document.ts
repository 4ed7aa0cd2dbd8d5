import { z } from 'zod';
import type { DocumentListItem, MedicalDocument } from '#core/documents/medical-document.ts';
import { userIdOf } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { removalOf, type Keeping } from '#core/plans/retention.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { idOf, type DocumentRecord } from './document-record.ts';
import { openListLabel, type OpenLabel } from './opened-labels.ts';
import { openPart } from './sealed-parts.ts';

/** A document as its owner sees it in a list. */
async function presentListItem(open: OpenLabel, record: DocumentRecord, keeping: Keeping): Promise<DocumentListItem> {
  const label = await open(record);
  return { ...presentPlain(record, keeping), ...label, kind: label.kind ?? null };
}

/** One damaged document must not hide the others: it stands in the list as what it is. */
export async function presentListItemOrDamage(
  open: OpenLabel,
  record: DocumentRecord,
  keeping: Keeping,
): Promise<DocumentListItem> {
  try {
    return await presentListItem(open, record, keeping);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const damage = {
      stage: 'unreadable',
      progress: null,
      unreadableReason: 'storage_damaged',
      hasInterpretation: false,
    } as const;
    return {
      ...presentPlain(record, keeping),
      ...damage,
      title: damagedTitle,
      readingNotes: [],
      kind: null,
      person: null,
    };
  }
}

/** The title alone, of what is not listed any more. */
export async function titleOrDamage(open: OpenLabel, record: DocumentRecord): Promise<string> {
  try {
    return (await open(record)).title;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return damagedTitle;
  }
}

const damagedTitle = 'Damaged document';

export async function presentDocument(
  keyRing: KeyRing,
  record: DocumentRecord,
  { sealedText, keeping }: { sealedText: Uint8Array | undefined; keeping: Keeping },
): Promise<MedicalDocument> {
  const item = await presentListItem((sealed) => openListLabel(keyRing, sealed), record, keeping);
  const originalText =
    sealedText === undefined
      ? null
      : await openPart(keyRing, record.key, 'text', { sealed: sealedText, shape: z.string() });
  return { ...item, originalText };
}

const presentPlain = (record: DocumentRecord, keeping: Keeping) => ({
  id: idOf(record),
  documentType: record.documentType,
  fileType: record.fileType,
  fileSize: record.fileSize,
  uploadedAt: record.uploadedAt.toISOString(),
  // The device behind a guest is nobody's business.
  userId: String(userIdOf(record.owner) ?? 'guest'),
  stage: record.stage,
  progress: record.progress,
  unreadableReason: record.unreadableReason,
  hasInterpretation: record.stage === 'explained',
  neverSend: record.neverSend,
  removedAt: removalOf(keeping, record.uploadedAt)?.toISOString() ?? null,
});
