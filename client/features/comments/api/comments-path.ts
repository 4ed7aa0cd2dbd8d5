import type { DocumentRef } from '#core/documents/medical-document.ts';

export const commentsPath = (ref: DocumentRef): string => `/api/medical-documents/${encodeURIComponent(ref)}/comments`;
