import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { Interpretation } from '#core/documents/interpretation.ts';
import { ReadingLevel } from '#core/documents/reading-level.ts';
import { Sample } from '#core/documents/samples.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { SampleLibrary } from './sample-library.ts';

const path = '/api/samples';
const params = z.object({ id: z.string().max(64) });
const querystring = z.object({ level: ReadingLevel.optional() });
const config = { isAnonymous: true };

export function registerSampleRoutes(routes: ApiRoutes, { samples }: { samples: SampleLibrary }): void {
  const list = { response: { 200: answerOf(z.array(Sample)) } };
  routes.get(path, { schema: list, config }, async () => success(await samples.list()));

  const one = { params, querystring, response: { 200: answerOf(Interpretation) } };
  routes.get(`${path}/:id`, { schema: one, config }, async (request) => {
    const interpretation = await samples.find(request.params.id, request.query.level);
    if (interpretation === undefined) throw new AppError('sample.not_found');
    return success(interpretation);
  });
}
