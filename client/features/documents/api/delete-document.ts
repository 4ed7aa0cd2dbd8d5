import { z } from 'zod';
import { DocumentId } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

const Deleted = z.object({ id: DocumentId });

export const deleteDocument = (id: DocumentId) =>
  callApi({ path: `/api/medical-documents/${encodeURIComponent(id)}`, method: 'DELETE', output: Deleted });
