import { describe, expect, test } from 'vitest';
import { createLanguageModels, type ModelSettings } from './create-language-models.ts';

const openai = { apiKey: 'k', model: 'gpt' };
const gemini = { apiKey: 'k', model: 'flash', baseUrl: 'https://gemini.example.test/v1beta' };
const local = { baseUrl: 'http://ollama:11434/v1', model: 'llama', isMasked: false };

const made = (settings: Partial<ModelSettings>) =>
  createLanguageModels({ order: ['openai', 'gemini', 'local'], builtIn: true, ...settings });

describe('the models of a configuration', () => {
  test.each([
    ['none, but the built-in one', {}, ['built-in']],
    ['all, in order', { openai, gemini, local }, ['openai', 'gemini', 'local', 'built-in']],
    [
      'all, in another order',
      { order: ['local', 'openai', 'gemini'], openai, gemini, local },
      ['local', 'openai', 'gemini', 'built-in'],
    ],
    ['those that are named only', { order: ['gemini'], openai, gemini, local }, ['gemini', 'built-in']],
    ['those that are set up only', { gemini }, ['gemini', 'built-in']],
    ['not the built-in one where it is off', { builtIn: false, openai }, ['openai']],
    ['none at all', { builtIn: false }, []],
  ] as const)('are %s', async (_name, settings, engines) => {
    expect((await made(settings)).map(({ engine }) => engine)).toEqual(engines);
  });

  test('say where they are, under which name, and whether what is personal is masked', async () => {
    expect(await made({ openai, gemini, local })).toMatchObject([
      { model: 'gpt', host: 'api.openai.com', isMasked: true },
      { model: 'flash', host: 'gemini.example.test', isMasked: true },
      { model: 'llama', host: 'ollama:11434', isMasked: false },
      { model: 'built-in', host: undefined, isMasked: false },
    ]);
  });
});
