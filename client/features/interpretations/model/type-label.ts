import { documentKinds, isDocumentKind } from '#core/documents/document-kinds.ts';
import { documentTypeLabels } from '#core/documents/document-types.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { texts } from '../texts.ts';

/** The finer kind where the reader recognised one, else the type; "Medical" where neither says anything. */
export function typeLabel({
  documentType,
  documentKind,
}: Pick<Interpretation, 'documentType' | 'documentKind'>): string {
  const isVague = documentKind === 'other_medical' || documentKind === 'not_medical';
  if (isDocumentKind(documentKind) && !isVague && documentKinds[documentKind].type === documentType) {
    return documentTypeLabels[documentType] === documentKinds[documentKind].label
      ? documentTypeLabels[documentType]
      : `${documentTypeLabels[documentType]}: ${documentKinds[documentKind].label}`;
  }
  return documentType === 'other' ? texts.defaultType : documentTypeLabels[documentType];
}
