import { queryOptions } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import { callApi } from '#client/lib/call-api.ts';

const pathOf = (ref: DocumentRef) => `/api/interpretations/${encodeURIComponent(ref)}/visit-questions`;

export const visitQuestionsQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['visit-questions', ref],
    queryFn: ({ signal }) => callApi({ path: pathOf(ref), output: VisitQuestions, signal }),
  });

export const saveVisitQuestions = (ref: DocumentRef, body: VisitQuestions) =>
  callApi({ path: pathOf(ref), method: 'PUT', body, output: VisitQuestions });
