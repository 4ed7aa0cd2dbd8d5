import { ContentAnalysis, type ContentToAnalyze } from '#core/content-analysis/content-analysis.ts';
import { callApi } from '#client/lib/call-api.ts';

export const analyzeContent = (body: ContentToAnalyze): Promise<ContentAnalysis> =>
  callApi({ path: '/api/seo/analyze', method: 'POST', body, output: ContentAnalysis });
