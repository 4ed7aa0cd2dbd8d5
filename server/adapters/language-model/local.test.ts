import { describe, expect, onTestFinished, test } from 'vitest';
import { startMockProvider, type CapturedRequest } from '#tests/support/model-servers/start-mock-provider.ts';
import type { ErrorKind } from '#tests/support/model-servers/wire.ts';
import { faultOf, hear } from './language-model.suite.ts';
import { localModel } from './local.ts';
import { startModel } from '#tests/support/model-servers/start-model.ts';

const json = '{"summary":[{"t":"Your haemoglobin is low.","s":[1]}]}';
const refuse = (fault: ErrorKind & ('response_format' | 'bad_request'), words = 'Something.') => ({ fault, words });
const formatOf = ({ body }: CapturedRequest): string =>
  (body as { response_format?: { type: string } }).response_format?.type ?? 'none';
const reasoningOf = ({ body }: CapturedRequest): string =>
  (body as { reasoning_effort?: string }).reasoning_effort ?? 'none';

describe('a small model', () => {
  test.each([
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after thoughts', `<think>\nThe value {"summary"} is low.\n</think>\n${json}`],
    ['among kind words', `Sure! Here it is:\n${json}\nAnything else?`],
    ['in all of them', `<think>hm</think>Sure!\n\`\`\`json\n${json}\n\`\`\`\nDone.`],
  ])('is understood %s', async (_name, said) => {
    const { model } = await startModel('local', () => said);

    const heard = await hear(model);

    expect(heard).toMatchObject({ text: json, failure: undefined });
  });

  test.each([
    ['breaks off in its thoughts', '<think>hm', 'garbage'],
    ['answers another question', '{"error":"I cannot"}', 'garbage'],
  ])('that %s has said nothing', async (_name, said, fault) => {
    const { model } = await startModel('local', () => said);

    const heard = await hear(model);

    expect(faultOf(heard)).toBe(fault);
    expect(heard.text).toBe('');
  });

  test('may go on talking after the JSON, and even break off there', async () => {
    const said = `${json}\nAnd another thing`;
    const { model } = await startModel('local', () => ({ text: said, stopAfter: said.length - 3, then: 'cut' }));

    expect(await hear(model)).toMatchObject({ text: json, failure: undefined });
  });
});

test('a model that finds no end is left once its JSON is whole', async () => {
  const text = json + ' and on'.repeat(1000);
  const { provider, model } = await startModel('local', () => ({ text, stopAfter: text.length - 1 }));

  expect(await hear(model)).toMatchObject({ text: json, failure: undefined });
  expect(await provider.requests[0]?.wasLeft).toBe(true);
});

describe('a server that does not know a response format', () => {
  const setup = (known: readonly string[]) =>
    startModel('local', (request) => (known.includes(formatOf(request)) ? json : refuse('response_format')));

  test.each([
    ['any', ['json_schema', 'json_object', 'none'], ['json_schema']],
    ['objects', ['json_object', 'none'], ['json_schema', 'json_object']],
    ['no format at all', ['none'], ['json_schema', 'json_object', 'none']],
  ])('is asked in an easier way where it knows %s', async (_name, known, asked) => {
    const { provider, model } = await setup(known);

    const heard = await hear(model);

    expect(heard).toMatchObject({ text: json, failure: undefined });
    expect(provider.requests.map(formatOf)).toEqual(asked);
  });

  test('is asked in the way that it knows from then on', async () => {
    const { provider, model } = await setup(['none']);
    await hear(model);

    await hear(model);

    expect(provider.requests.map(formatOf)).toEqual(['json_schema', 'json_object', 'none', 'none']);
  });

  test('is not stepped over where two are asked at once', async () => {
    const { provider, model } = await setup(['json_object']);

    await Promise.all([hear(model), hear(model)]);

    expect(provider.requests.map(formatOf)).not.toContain('none');
  });

  test('is told the schema in words, whatever it knows', async () => {
    const { provider, model } = await setup(['none']);

    await hear(model);

    for (const { words } of provider.requests) expect(words).toContain('"required":["summary"]');
  });

  test('is asked no more when it refuses everything', async () => {
    const { provider, model } = await setup([]);

    expect(faultOf(await hear(model))).toBe('request_refused');
    expect(provider.requests).toHaveLength(3);
  });

  test('is asked once where something else is wrong', async () => {
    const { provider, model } = await startModel('local', () => refuse('bad_request'));

    expect(faultOf(await hear(model))).toBe('request_refused');
    expect(provider.requests).toHaveLength(1);
  });

  test('has no more time than it had before', async () => {
    const { model } = await startModel('local', (_request, count) =>
      count === 1 ? refuse('response_format') : { fault: 'hang_before_headers' },
    );

    expect(faultOf(await hear(model, undefined, { firstWithinMs: 200 }))).toBe('timeout');
  });
});

describe('a model that cannot be told to think less', () => {
  const setup = () =>
    startModel('local', (request) =>
      reasoningOf(request) === 'none' ? json : refuse('bad_request', '"m" does not support thinking'),
    );

  test('is not told', async () => {
    const { provider, model } = await setup();

    const heard = await hear(model);

    expect(heard).toMatchObject({ text: json, failure: undefined });
    expect(provider.requests.map(reasoningOf)).toEqual(['low', 'none']);
    expect(provider.requests.map(formatOf)).toEqual(['json_schema', 'json_schema']);
  });

  test('is asked no more when it goes on complaining', async () => {
    const { provider, model } = await startModel('local', () => refuse('bad_request', 'does not support thinking'));

    expect(faultOf(await hear(model))).toBe('request_refused');
    expect(provider.requests).toHaveLength(2);
  });
});

test.each([
  ['none', undefined, undefined],
  ['a key', 'secret-1', 'Bearer secret-1'],
])('a server at home gets the key that it was given: %s', async (_name, apiKey, header) => {
  const provider = await startMockProvider({ wire: 'local', answer: () => json });
  onTestFinished(() => provider.close());

  await hear(localModel({ baseUrl: provider.baseUrl, model: 'm', apiKey, isMasked: false }));

  expect(provider.requests[0]?.headers['authorization']).toBe(header);
});

test('a server at home may be known by a name of its own network', async () => {
  const provider = await startMockProvider({ wire: 'local', answer: () => json });
  onTestFinished(() => provider.close());
  const baseUrl = provider.baseUrl.replace('127.0.0.1', 'localhost');

  const heard = await hear(localModel({ baseUrl, model: 'm', isMasked: false }));

  expect(heard.text).toBe(json);
});
