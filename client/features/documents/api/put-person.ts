import type { DocumentId } from '#core/documents/medical-document.ts';
import { PersonAnswer } from '#core/documents/person.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Says whose document it is; null takes that back. */
export const putPerson = (id: DocumentId, person: string | null) =>
  callApi({
    path: `/api/medical-documents/${encodeURIComponent(id)}/person`,
    method: 'PUT',
    body: { person },
    output: PersonAnswer,
  });
