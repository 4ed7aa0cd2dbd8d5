import { documentKinds, isDocumentKind, type DocumentKind } from '../documents/document-kinds.ts';
import { documentTypeLabels, type DocumentType } from '../documents/document-types.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { texts } from './texts.ts';

type Typed = Pick<Interpretation, 'documentType' | 'documentKind'>;

/** What documents are called in one language. */
export type TypeNames = {
  other: string;
  type: (type: DocumentType) => string;
  kind: (kind: DocumentKind) => string;
};

export const englishTypeNames: TypeNames = {
  other: texts.defaultType,
  type: (type) => documentTypeLabels[type],
  kind: (kind) => documentKinds[kind].label,
};

/** The type, with the finer kind where the reader recognised one; "Medical" where neither says anything. */
export function typeLabel({ documentType, documentKind }: Typed, names = englishTypeNames): string {
  if (documentType === 'other') return names.other;
  const type = names.type(documentType);
  if (!isDocumentKind(documentKind) || documentKinds[documentKind].type !== documentType) return type;
  const kind = names.kind(documentKind);
  return kind.toLowerCase() === type.toLowerCase() ? type : `${type}: ${kind}`;
}
