import { MedicalDocument, type DocumentId } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Takes a deletion back, as long as the server still can. */
export const restoreDocument = (id: DocumentId) =>
  callApi({
    path: `/api/medical-documents/${encodeURIComponent(id)}/restore`,
    method: 'POST',
    output: MedicalDocument,
  });
