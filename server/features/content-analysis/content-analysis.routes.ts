import { success as answerOf } from '#core/documents/answer.ts';
import { analysisProblem, limitsInWords } from '#core/content-analysis/analysis-limits.ts';
import { analyzeContent } from '#core/content-analysis/analyze-content.ts';
import { ContentAnalysis, ContentToAnalyze } from '#core/content-analysis/content-analysis.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';

// Each may take a tenth of a second of the one thread that answers everybody.
const rateLimit = { max: 20, timeWindow: '1 minute' };

// The longest text that is taken, in whatever letters: what is longer is told so by its length.
const mostOfABody = 4 * 1024 * 1024;

/** Open to everybody, and the same for all: nothing of a text is kept or logged. */
export function registerContentAnalysisRoutes(routes: ApiRoutes): void {
  const schema = { body: ContentToAnalyze, response: { 200: answerOf(ContentAnalysis) } };
  const options = { schema, bodyLimit: mostOfABody, config: { rateLimit } };
  routes.post('/api/seo/analyze', options, async ({ body }) => {
    const problem = analysisProblem(body);
    if (problem !== undefined) throw new AppError(problem, { values: limitsInWords });
    return success(analyzeContent(body));
  });
}
