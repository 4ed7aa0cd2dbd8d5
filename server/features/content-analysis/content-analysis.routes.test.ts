import { describe, expect, test } from 'vitest';
import { maxTextLength } from '#core/content-analysis/analysis-limits.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { registerContentAnalysisRoutes } from './content-analysis.routes.ts';

async function setup(options: { rateLimit?: number } = {}) {
  const { server, log } = await createTestServer({ registerRoutes: registerContentAnalysisRoutes, ...options });
  const analyze = (payload: object | string) => server.inject({ method: 'POST', url: '/api/seo/analyze', payload });
  return { analyze, log };
}

test('counts the words of a text, with the keywords that are asked for', async () => {
  const { analyze } = await setup();

  const answer = await analyze({ text: 'Heart and liver, heart.', targetKeywords: ['Heart', 'kidney'] });

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      success: true,
      message: 'OK',
      data: {
        totalWords: 4,
        topKeywords: [
          { keyword: 'heart', count: 2, density: 50 },
          { keyword: 'liver', count: 1, density: 25 },
        ],
        overusedKeywords: ['heart', 'liver'],
        keywordDensities: { heart: 50, kidney: 0, liver: 25 },
        keywordCounts: { heart: 2, kidney: 0, liver: 1 },
        recommendations: [
          'Add more content. This text has 4 words. Aim for 300 or more.',
          'Use these words less often: heart, liver.',
          'These target keywords are not in the text: kidney.',
        ],
      },
    },
  ]);
});

describe('refuses', () => {
  test.each([
    ['no content', { text: ' ' }, 400, 'analysis.empty', 'Please enter some content to analyze.'],
    [
      'a text that is too long',
      { text: 'a'.repeat(maxTextLength + 1) },
      413,
      'analysis.too_long',
      'This text is too long. Up to 1,048,576 characters can be analyzed at once.',
    ],
    ['a body beyond any text', { text: 'a'.repeat(5 << 20) }, 413, 'request.too_large', 'The request is too large.'],
    [
      'more keywords than are counted',
      { text: 'a', targetKeywords: Array(51).fill('a') },
      400,
      'analysis.too_many_keywords',
      'Use at most 50 target keywords, each of up to 8 words and 100 letters.',
    ],
  ])('%s', async (_what, payload, status, code, message) => {
    const { analyze } = await setup();
    const answer = await analyze(payload);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([status, code, message]);
  });

  test.each([{}, { text: 1 }, { text: 'a', targetKeywords: 'a' }, { text: 'a', targetKeywords: [1] }])(
    '%j, which is no text',
    async (payload) => {
      const { analyze } = await setup();
      expect((await analyze(payload)).json().code).toBe('request.invalid');
    },
  );
});

test('takes the longest text in letters of three bytes', async () => {
  const { analyze } = await setup();
  expect((await analyze({ text: 'अ'.repeat(maxTextLength) })).statusCode).toBe(200);
});

test('logs nothing of a text and its keywords', async () => {
  const { analyze, log } = await setup();

  await analyze({ text: 'CANARY in the text', targetKeywords: ['CANARY'] });
  await analyze({ text: '', targetKeywords: ['CANARY'] });

  expect(JSON.stringify(log.lines)).not.toMatch(/canary/i);
});

test('an address that asks all the time is told to wait', async () => {
  const { analyze } = await setup({ rateLimit: 1200 });
  const statuses: number[] = [];
  for (let asked = 0; asked < 21; asked += 1) statuses.push((await analyze({ text: 'a' })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
