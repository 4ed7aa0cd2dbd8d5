import { documentKinds, isDocumentKind } from '../documents/document-kinds.ts';
import { documentTypeLabels } from '../documents/document-types.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { texts } from './texts.ts';

type Typed = Pick<Interpretation, 'documentType' | 'documentKind'>;

/** The type, with the finer kind where the reader recognised one; "Medical" where neither says anything. */
export function typeLabel({ documentType, documentKind }: Typed): string {
  if (documentType === 'other') return texts.defaultType;
  const type = documentTypeLabels[documentType];
  const kind = isDocumentKind(documentKind) ? documentKinds[documentKind] : undefined;
  if (kind?.type !== documentType || kind.label.toLowerCase() === type.toLowerCase()) return type;
  return `${type}: ${kind.label}`;
}
