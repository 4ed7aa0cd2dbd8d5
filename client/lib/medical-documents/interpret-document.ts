import { z } from 'zod';
import { DocumentId, DocumentStage } from '#core/documents/medical-document.ts';
import { callApi } from '../call-api.ts';

const Accepted = z.object({ documentId: DocumentId, stage: DocumentStage });

/** Asks for an interpretation; where there is one already, nothing new is made. */
export const interpretDocument = (documentId: DocumentId) =>
  callApi({ path: '/api/interpretations', method: 'POST', body: { documentId }, output: Accepted });
