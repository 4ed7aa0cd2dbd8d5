import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { FeedbackBody, InterpretBody, Interpretation } from '#core/documents/interpretation.ts';
import { DocumentId, DocumentRef, DocumentStage } from '#core/documents/medical-document.ts';
import { TellingChoice } from '#core/documents/telling.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { createTurns, type Turns } from '#server/turns.ts';
import { getInterpretation, type GetInterpretationDeps } from './get-interpretation.ts';
import { giveFeedback } from './give-feedback.ts';
import { requestInterpretation, type RequestInterpretationDeps } from './request-interpretation.ts';

export type InterpretationRoutesDeps = Omit<GetInterpretationDeps, 'inTurn'> & RequestInterpretationDeps;

/**
 * Large explanations, by reader; a page asks for one. Each keeps the thread that answers everybody busy for a tenth of a second: a reader who
 * asks without end leaves it three quarters of the time.
 */
const byReader = {
  atOncePerKey: 1,
  waitingPerKey: 30,
  refusal: 'request.too_many',
  waitMs: 60_000,
  rest: { times: 3, mostMs: 3_000 },
} as const;
const openAtOnce = { atOnce: 2, waitMs: 60_000 };

const path = '/api/interpretations';
const params = z.object({ ref: DocumentRef });
const Requested = z.object({ documentId: DocumentId, stage: DocumentStage });

export function registerInterpretationRoutes(routes: ApiRoutes, deps: InterpretationRoutesDeps): void {
  const request = { body: InterpretBody, response: { 202: answerOf(Requested) } };
  routes.post(path, { schema: request, config: { forRecipients: 'reinterpret' } }, async ({ reader, body }, reply) =>
    reply.code(202).send(success(await requestInterpretation(deps, reader, body))),
  );

  const one = { params, querystring: TellingChoice, response: { 200: answerOf(Interpretation) } };
  const inTurnOfReader = createTurns(byReader);
  const inTurnOfAll = createTurns(openAtOnce);
  const inTurn: Turns = (line, open) => inTurnOfReader(line, () => inTurnOfAll(line, open));
  routes.get(`${path}/:ref`, { schema: one, config: { forRecipients: 'view' } }, async (asked, reply) =>
    getInterpretation({ ...deps, inTurn }, asked.reader, {
      ...asked.params,
      ...asked.query,
      answer: (shown) => reply.send(success(shown)),
    }),
  );

  const feedback = { params, body: FeedbackBody, response: { 200: answerOf(FeedbackBody) } };
  routes.put(`${path}/:ref/feedback`, { schema: feedback }, async (asked) =>
    success(await giveFeedback(deps, asked.actor, { ...asked.params, ...asked.body })),
  );
}
