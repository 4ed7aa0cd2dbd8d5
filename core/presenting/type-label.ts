import { documentKinds, isDocumentKind, type DocumentKind } from '../documents/document-kinds.ts';
import { documentTypeLabels, type DocumentType } from '../documents/document-types.ts';
import type { Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { textsIn } from './texts-in.ts';
import { kindLabels, typeLabels } from './type-labels-es.ts';

type Typed = Pick<Interpretation, 'documentType' | 'documentKind'>;

/** The type, with the finer kind where the reader recognised one; "Medical" where neither says anything. */
export function typeLabel({ documentType, documentKind }: Typed, language: Language = 'en'): string {
  if (documentType === 'other') return textsIn(language).defaultType;
  const type = typeName(documentType, language);
  if (!isDocumentKind(documentKind) || documentKinds[documentKind].type !== documentType) return type;
  const kind = kindLabel(documentKind, language);
  return kind.toLowerCase() === type.toLowerCase() ? type : `${type}: ${kind}`;
}

export const typeName = (type: DocumentType, language: Language): string =>
  language === 'es' ? typeLabels[type] : documentTypeLabels[type];

export const kindLabel = (kind: DocumentKind, language: Language): string =>
  language === 'es' ? kindLabels[kind] : documentKinds[kind].label;
