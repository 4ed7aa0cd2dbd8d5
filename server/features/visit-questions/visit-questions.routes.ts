import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { getVisitQuestions } from './get-visit-questions.ts';
import { saveVisitQuestions, type SaveVisitQuestionsDeps } from './save-visit-questions.ts';

export type VisitQuestionRoutesDeps = SaveVisitQuestionsDeps;

const path = '/api/interpretations/:ref/visit-questions';
const params = z.object({ ref: DocumentRef });
const response = { 200: answerOf(VisitQuestions) };

export function registerVisitQuestionRoutes(routes: ApiRoutes, deps: VisitQuestionRoutesDeps): void {
  routes.get(path, { schema: { params, response } }, async (request) =>
    success(await getVisitQuestions(deps, request.actor, request.params)),
  );

  routes.put(path, { schema: { params, body: VisitQuestions, response } }, async (request) =>
    success(await saveVisitQuestions(deps, request.actor, { ...request.params, ...request.body })),
  );
}
