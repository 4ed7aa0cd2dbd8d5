import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { Answer, AskBody } from '#core/documents/follow-up.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf } from '#core/kernel/actor.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { answerQuestion, type AnswerQuestionDeps } from './answer-question.ts';

const path = '/api/interpretations/:ref/answers';
const params = z.object({ ref: DocumentRef });

// Of one person, whatever the address: each may cost tokens of whoever runs the program.
const questionsAMinute = 20;

export function registerAnswerRoutes(routes: ApiRoutes, deps: AnswerQuestionDeps): void {
  const schema = { params, body: AskBody, response: { 200: answerOf(Answer) } };
  const rateLimit = {
    max: questionsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }: { actor: Parameters<typeof ownerOf>[0] }) => ownerOf(actor),
  };
  routes.post(path, { schema, config: { rateLimit } }, async (request, reply) => {
    const left = whenLeft(reply);
    const { actor, params: asked, body } = request;
    const answer = await answerQuestion(deps, actor, { ...asked, ...body, signal: left.signal }).catch(
      (error: unknown) => {
        if (left.signal.aborted) return undefined; // nobody is there to be told
        throw error;
      },
    );
    return answer === undefined ? reply.hijack() : success(answer);
  });
}
