import { documentKinds, isDocumentKind } from './document-kinds.ts';
import { documentTypeLabels } from './document-types.ts';
import type { DocumentListItem } from './medical-document.ts';

type Sorted = Pick<DocumentListItem, 'kind' | 'documentType'>;

/** What a document is, as finely as we know: "Blood count", else its type. */
export const kindLabel = ({ kind, documentType }: Sorted): string =>
  kind !== null && isDocumentKind(kind) ? documentKinds[kind].label : documentTypeLabels[documentType];
