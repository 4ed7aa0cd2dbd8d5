import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isConfigured, type AiConfig } from './ai-config.ts';
import { readConfig } from './config.ts';

const read = (variables: Record<string, string>): AiConfig => readConfig(variables).ai;

function secretFile(content: string): string {
  const path = join(temporaryFolder(), 'key');
  writeFileSync(path, content);
  return path;
}

describe('a provider', () => {
  test('is there once it has a key, with its own model', () => {
    const { openai, gemini, local } = read({ OPENAI_API_KEY: 'one', GEMINI_API_KEY: 'two' });
    expect([openai, gemini, local]).toEqual([
      { apiKey: 'one', model: 'gpt-6.1-terra' },
      { apiKey: 'two', model: 'gemini-3.8-flash' },
      undefined,
    ]);
  });

  test('takes another model, address and prices', () => {
    const { gemini } = read({
      GEMINI_API_KEY: 'two',
      GEMINI_MODEL: 'other',
      GEMINI_BASE_URL: 'http://localhost:1/v1',
      GEMINI_PRICES: '0.5,2',
    });
    expect(gemini).toEqual({
      apiKey: 'two',
      model: 'other',
      baseUrl: 'http://localhost:1/v1',
      prices: { input: 0.5, output: 2 },
    });
  });

  test('at home is there once it has an address and a model, masked and asked for', () => {
    const { local } = read({ LOCAL_MODEL_URL: 'http://localhost:11434/v1', LOCAL_MODEL: 'small' });
    expect(local).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      isMasked: true,
      needsConsent: true,
    });
  });

  test('at home may be trusted by whoever runs it', () => {
    const { local } = read({
      LOCAL_MODEL_URL: 'http://localhost:11434/v1',
      LOCAL_MODEL: 'small',
      LOCAL_API_KEY: 'three',
      LOCAL_MODEL_MASKED: 'false',
      LOCAL_MODEL_CONSENT: 'not-needed',
    });
    expect(local).toMatchObject({ apiKey: 'three', isMasked: false, needsConsent: false });
  });

  test.each([
    ['LOCAL_MODEL_URL', 'http://localhost:1/CANARY', /^LOCAL_MODEL_URL needs LOCAL_MODEL:/],
    ['LOCAL_MODEL', 'CANARY', /^LOCAL_MODEL needs LOCAL_MODEL_URL:/],
  ])('at home needs more than %s', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
    expect(() => read({ [name]: value })).not.toThrow(/CANARY/);
  });

  test('that is not named in the order is not used', () => {
    const ai = read({ OPENAI_API_KEY: 'one', GEMINI_API_KEY: 'two', AI_ORDER: 'gemini' });
    expect([isConfigured(ai, 'openai'), isConfigured(ai, 'gemini'), isConfigured(ai, 'local')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a key in a file', () => {
  test('is read without the line end', () => {
    expect(read({ OPENAI_API_KEY_FILE: secretFile('one\n') }).openai).toMatchObject({ apiKey: 'one' });
  });

  test('counts only when the setting itself is not there', () => {
    const file = secretFile('from the file');
    expect(read({ GEMINI_API_KEY: 'two', GEMINI_API_KEY_FILE: file }).gemini).toMatchObject({ apiKey: 'two' });
  });

  test.each([
    ['that holds more than a key', () => secretFile('CANARY and more'), /_FILE must name a file that holds the key/],
    ['that is empty', () => secretFile(''), /_FILE must name a file that holds the key/],
    ['that is not there', () => join(temporaryFolder(), 'CANARY'), /_FILE names cannot be read/],
  ])('%s is refused, and nothing of it is repeated', (_what, fileOf, message) => {
    const variables = { OPENAI_API_KEY_FILE: fileOf() };
    expect(() => read(variables)).toThrow(message);
    expect(() => read(variables)).not.toThrow(/CANARY/);
  });
});

test.each([
  ['local , gemini', ['local', 'gemini']],
  ['gemini,gemini,openai', ['gemini', 'openai']],
])('AI_ORDER=%s', (AI_ORDER, order) => {
  expect(read({ AI_ORDER }).order).toEqual(order);
});

test('budgets are given in seconds and tokens, and the built-in interpreter can be left out', () => {
  expect(read({ AI_BUDGET_SECONDS: '10', AI_DAILY_TOKENS: '500000', BUILT_IN: 'off' })).toMatchObject({
    budgetMs: 10_000,
    dailyTokens: 500_000,
    builtIn: false,
  });
});
