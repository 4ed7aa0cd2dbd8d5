import { describe, expect, test } from 'vitest';
import { consentWording } from './consent-wordings.ts';

const openai = { engine: 'openai', host: 'api.openai.com', isMasked: true } as const;
const gemini = { engine: 'gemini', host: 'generativelanguage.googleapis.com', isMasked: true } as const;
const local = { engine: 'local', host: 'llm.home:8080', isMasked: false } as const;

test.each([
  ['the company', openai, 'the company OpenAI, at api.openai.com.'],
  ['the company of the backup', gemini, 'the company Google (Gemini), at generativelanguage.googleapis.com.'],
  [
    'the host alone where it is not the own host of a company',
    { ...openai, host: 'proxy.example' },
    'the server proxy.example,',
  ],
  ['the host of a server at home', local, 'the server llm.home:8080,'],
])('says %s that it would be sent to', (_what, subject, words) => {
  expect(consentWording(subject)).toContain(words);
});

test('names no company for a host that is not its own', () => {
  expect(consentWording({ ...openai, host: 'proxy.example' })).not.toMatch(/OpenAI/);
});

describe.each([openai, gemini, local])('for $engine', (subject) => {
  const wording = consentWording(subject);

  test.each([
    ['what is sent', /What is sent: the lines/],
    ['that questions are sent too', /the questions you ask/],
    ['what is not', /The file and its pictures are not sent/],
    ['why', /Why: /],
    ['that documents can be kept out', /never to be sent/],
    ['that it can be withdrawn, and what that does not undo', /withdraw this at any time.*cannot be called back/],
    ['that it works without', /You need not agree/],
  ])('says %s', (_what, words) => {
    expect(wording).toMatch(words);
  });

  test('never calls it anonymous', () => {
    expect(wording.replaceAll('is not anonymous', '')).not.toMatch(/anonym/i);
  });
});

test.each([
  ['masked, as well as it can be', openai, /masked first, as well as this program can/],
  ['not masked', local, /Nothing is masked/],
])('says when it is %s', (_what, subject, words) => {
  expect(consentWording(subject)).toMatch(words);
});

test.each([openai, gemini])('says that a free plan of $engine may use it', (subject) => {
  expect(consentWording(subject)).toMatch(/free plan.*may use it/);
});
