import { z } from 'zod';
import type { DocumentListItem, MedicalDocument } from '#core/documents/medical-document.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { idOf, type DocumentRecord } from './document-record.ts';
import { Label, openPart } from './sealed-parts.ts';

/** A document as its owner sees it in a list. */
export async function presentListItem(keyRing: KeyRing, record: DocumentRecord): Promise<DocumentListItem> {
  const label = await openPart(keyRing, record.key, 'label', { sealed: record.sealedLabel, shape: Label });
  return { ...presentPlain(record), ...label };
}

/** One damaged document must not hide the others: it stands in the list as what it is. */
export async function presentListItemOrDamage(keyRing: KeyRing, record: DocumentRecord): Promise<DocumentListItem> {
  try {
    return await presentListItem(keyRing, record);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const damage = {
      stage: 'unreadable',
      progress: null,
      unreadableReason: 'storage_damaged',
      hasInterpretation: false,
    } as const;
    return { ...presentPlain(record), ...damage, title: 'Damaged document', readingNotes: [] };
  }
}

export async function presentDocument(
  keyRing: KeyRing,
  record: DocumentRecord,
  sealedText: Uint8Array | undefined,
): Promise<MedicalDocument> {
  const item = await presentListItem(keyRing, record);
  const originalText =
    sealedText === undefined
      ? null
      : await openPart(keyRing, record.key, 'text', { sealed: sealedText, shape: z.string() });
  return { ...item, originalText };
}

const presentPlain = (record: DocumentRecord) => ({
  id: idOf(record),
  documentType: record.documentType,
  fileType: record.fileType,
  fileSize: record.fileSize,
  uploadedAt: record.uploadedAt.toISOString(),
  // Every document of this version is a guest's; the device behind it is nobody's business.
  userId: 'guest',
  stage: record.stage,
  progress: record.progress,
  unreadableReason: record.unreadableReason,
  hasInterpretation: record.stage === 'explained',
  neverSend: record.neverSend,
});
